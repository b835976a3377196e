import { AdminOrdersScreen, type AdminOrdersScreenProps } from '@pcb/screens/admin/AdminOrdersScreen';
import type { ToastQueue } from '@pcb/ui/ToastRegion';
import type { OrdersApi } from './ordersApi.ts';
import { useOrders } from './useOrders.ts';

interface OrdersPageProps extends Omit<AdminOrdersScreenProps, 'rows' | 'onStatusChange'> {
  api: OrdersApi;
  toasts: ToastQueue;
}

/** Connects the screen to the server. */
export function OrdersPage({ api, toasts, ...screen }: OrdersPageProps) {
  const { rows, changeStatus } = useOrders(api, ({ id, status }, isConflict) =>
    toasts.show({
      title: `The status of ${id} was not saved`,
      description: isConflict
        ? 'Somebody else has changed this order. The list shows their version.'
        : `It is ${status} again. Try again in a moment.`,
      tone: 'danger',
    }),
  );
  return (
    <AdminOrdersScreen {...screen} rows={rows} onStatusChange={(order, status) => void changeStatus(order, status)} />
  );
}
