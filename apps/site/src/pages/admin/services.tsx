import { adminServicesContent, AdminServicesScreen, services } from '@pcb/screens/admin/AdminServicesScreen';
import { useListState } from '../../url/useListState.ts';
import type { LoaderArgs } from '../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import { useAddRecord } from '../../app/hooks/useAddRecord.ts';
import { useAdminEffects } from '../../app/hooks/useAdminEffects.ts';
import { useRecordList } from '../../app/hooks/useRecordList.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import type { Site } from '../../createSite.ts';
import { loadList } from '../../app/routing/loadList.ts';

export const handle: PageHandle = {
  title: `Admin: ${adminServicesContent.title}`,
  description: 'The services on offer, with their prices and status.',
};

export const loader = ({ data }: Site, args: LoaderArgs) => loadList(services, data.services, args);

export function Component({ loaded }: PageProps<typeof loader>) {
  const { data } = useSite();
  const effects = useAdminEffects();
  const { list } = useListState(services);
  const adding = useAddRecord(data.services.add);
  return (
    <AdminServicesScreen
      {...list}
      {...adding}
      {...useRecordList(services, data.services, loaded)}
      onDelete={({ id, name }) => void effects.confirmDelete(name, () => data.services.remove(id))}
    />
  );
}
