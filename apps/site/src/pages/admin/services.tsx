import { adminServicesContent, AdminServicesScreen } from '@pcb/screens/admin/AdminServicesScreen';
import { useListState } from '../../address/listState.ts';
import type { PageHandle, PageProps } from '../../app/page.ts';
import { rowsOf } from '../../app/screenStates.ts';
import { useRetry } from '../../app/useRetry.ts';
import { useSite } from '../../app/useSite.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';
import { adminEffects } from '../../effects/admin.ts';

export const handle: PageHandle = {
  title: `Admin: ${adminServicesContent.title}`,
  description: 'What is offered, with its price and its status.',
};

export const loader = ({ data }: Site) => read(data.services.list());

export function Component({ loaded }: PageProps<typeof loader>) {
  const site = useSite();
  const effects = adminEffects(site);
  const { list } = useListState();
  return (
    <AdminServicesScreen
      {...list}
      rows={rowsOf(loaded)}
      onRetry={useRetry()}
      onAdd={(service) => void effects.tell(() => site.data.services.add(service))}
      onDelete={(service) => void effects.deleteService(service)}
    />
  );
}
