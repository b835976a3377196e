import { AdminOrderEditScreen } from '@pcb/screens/admin/AdminOrderEditScreen';
import { recordToEdit } from '@pcb/screens/admin/records';
import { adminOrders } from '@pcb/screens/fixtures';
import { useNavigate, useParams } from 'react-router-dom';
import { adminEffects } from '../../../../effects/admin.ts';
import { type PageHandle, titled } from '../../../../app/page.ts';
import { lastSeenList } from '../../../../address/listState.ts';

export const handle: PageHandle = {
  title: titled('Admin: edit an order'),
  description: 'The details of an order in a form.',
};

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const backToList = () => void navigate(lastSeenList('/admin/orders'));
  return (
    <AdminOrderEditScreen
      // Each record has a form of its own.
      key={id}
      record={recordToEdit({ status: 'ready', rows: adminOrders }, id)}
      onSave={() => {
        adminEffects.saveRecord('Order');
        backToList();
      }}
      onCancel={backToList}
    />
  );
}
