import { adminOrdersContent, AdminOrdersScreen, orders } from '@pcb/screens/admin/AdminOrdersScreen';
import { useListState } from '../../url/useListState.ts';
import type { LoaderArgs } from '../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import { useAdminEffects } from '../../app/hooks/useAdminEffects.ts';
import { downloadCsv } from '../../effects/downloadFile.ts';
import { useRecordList } from '../../app/hooks/useRecordList.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import type { Site } from '../../createSite.ts';
import { loadList } from '../../app/routing/loadList.ts';

export const handle: PageHandle = {
  title: `Admin: ${adminOrdersContent.title}`,
  description: 'All orders: search them, view details, change the status and export them as CSV.',
};

export const loader = ({ data }: Site, args: LoaderArgs) => loadList(orders, data.orders, args);

export function Component({ loaded }: PageProps<typeof loader>) {
  const { data } = useSite();
  const effects = useAdminEffects();
  const { list, details } = useListState(orders);
  return (
    <AdminOrdersScreen
      {...list}
      {...details}
      {...useRecordList(orders, data.orders, loaded, details.openRecord)}
      onStatusChange={({ id }, status) =>
        void effects.confirmStatus(id, status, () => data.orders.setStatus(id, status))
      }
      onExport={downloadCsv}
    />
  );
}
