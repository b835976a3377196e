import { orders } from '@pcb/records/orders';
import { AdminOrderEditScreen } from '@pcb/screens/admin/AdminOrderEditScreen';
import { OrderHistorySection } from '#build/OrderHistorySection.tsx';
import { recordEditPage } from '../../../../app/frames/recordPages.tsx';

export const { handle, loader, Component } = recordEditPage({
  kind: orders,
  recordsIn: (data) => data.orders,
  Screen: (props) => {
    const order = props.record.status === 'ready' ? props.record.value : undefined;
    return (
      <AdminOrderEditScreen
        {...props}
        history={order && <OrderHistorySection key={order.id} id={order.id} viewer="business" />}
      />
    );
  },
});
