import { adminOrdersContent, AdminOrdersScreen } from '@pcb/screens/admin/AdminOrdersScreen';
import { adminOrders } from '@pcb/screens/fixtures';
import { adminEffects } from '../../effects/admin.ts';
import { type PageHandle, titled } from '../../app/page.ts';
import { useListState } from '../../address/listState.ts';

export const handle: PageHandle = {
  title: titled(`Admin: ${adminOrdersContent.title}`),
  description: 'Every order: find it, see its details, change its status, export what is shown.',
};

export function Component() {
  const { list, details } = useListState();
  return (
    <AdminOrdersScreen
      {...list}
      {...details}
      rows={{ status: 'ready', rows: adminOrders }}
      onStatusChange={({ id }, status) => adminEffects.confirmStatus(id, status)}
      onExport={adminEffects.download}
    />
  );
}
