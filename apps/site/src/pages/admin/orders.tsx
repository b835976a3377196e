import { adminOrdersContent, AdminOrdersScreen, orders } from '@pcb/screens/admin/AdminOrdersScreen';
import { useListState } from '../../url/useListState.ts';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import { useAdminEffects } from '../../app/hooks/useAdminEffects.ts';
import { downloadCsv } from '../../effects/downloadCsv.ts';
import { useRemote } from '../../app/hooks/useRemote.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';

export const handle: PageHandle = {
  title: `Admin: ${adminOrdersContent.title}`,
  description: 'All orders: search them, view details, change the status and export them as CSV.',
};

export const loader = ({ data }: Site) => read(data.orders.list());

export function Component({ loaded }: PageProps<typeof loader>) {
  const { data } = useSite();
  const effects = useAdminEffects();
  const { list, details } = useListState(orders);
  return (
    <AdminOrdersScreen
      {...list}
      {...details}
      rows={useRemote(loaded)}
      onStatusChange={({ id }, status) =>
        void effects.confirmStatus(id, status, () => data.orders.setStatus(id, status))
      }
      onExport={downloadCsv}
    />
  );
}
