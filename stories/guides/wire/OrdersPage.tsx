import { AdminOrdersScreen, type AdminOrdersScreenProps } from '@pcb/screens/admin/AdminOrdersScreen';
import type { ToastQueue } from '@pcb/ui/ToastRegion';
import type { OrdersApi } from './ordersApi.ts';
import { useOrders } from './useOrders.ts';

interface OrdersPageProps extends Omit<AdminOrdersScreenProps, 'rows' | 'onRetry' | 'onStatusChange'> {
  api: OrdersApi;
  toasts: ToastQueue;
}

/** The screen on one side, the server on the other. */
export function OrdersPage({ api, toasts, ...screen }: OrdersPageProps) {
  const { rows, retry, changeStatus } = useOrders(api, ({ id, status }) =>
    toasts.show({
      title: `The status of ${id} was not saved`,
      description: `It is ${status} again. Try again in a moment.`,
      tone: 'danger',
    }),
  );
  return (
    <AdminOrdersScreen
      {...screen}
      rows={rows}
      onRetry={retry}
      onStatusChange={(order, status) => void changeStatus(order, status)}
    />
  );
}
