import { adminServicesContent, AdminServicesScreen, services } from '@pcb/screens/admin/AdminServicesScreen';
import { useListState } from '../../url/useListState.ts';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import { useAddRecord } from '../../app/hooks/useAddRecord.ts';
import { useAdminEffects } from '../../app/hooks/useAdminEffects.ts';
import { useRemote } from '../../app/hooks/useRemote.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';

export const handle: PageHandle = {
  title: `Admin: ${adminServicesContent.title}`,
  description: 'The services on offer, with their prices and status.',
};

export const loader = ({ data }: Site) => read(data.services.list());

export function Component({ loaded }: PageProps<typeof loader>) {
  const { data } = useSite();
  const effects = useAdminEffects();
  const { list } = useListState(services);
  const adding = useAddRecord(data.services.add);
  return (
    <AdminServicesScreen
      {...list}
      {...adding}
      rows={useRemote(loaded)}
      onDelete={({ id, name }) => void effects.confirmDelete(name, () => data.services.remove(id))}
    />
  );
}
