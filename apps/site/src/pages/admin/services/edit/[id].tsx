import { AdminServiceEditScreen } from '@pcb/screens/admin/AdminServiceEditScreen';
import { recordToEdit } from '@pcb/screens/admin/records';
import { adminServices } from '@pcb/screens/fixtures';
import { useNavigate, useParams } from 'react-router-dom';
import { adminEffects } from '../../../../effects/admin.ts';
import { type PageHandle, titled } from '../../../../app/page.ts';
import { lastSeenList } from '../../../../address/listState.ts';

export const handle: PageHandle = {
  title: titled('Admin: edit a service'),
  description: 'The details of a service in a form.',
};

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const backToList = () => void navigate(lastSeenList('/admin/services'));
  return (
    <AdminServiceEditScreen
      // Each record has a form of its own.
      key={id}
      record={recordToEdit({ status: 'ready', rows: adminServices }, id)}
      onSave={() => {
        adminEffects.saveRecord('Service');
        backToList();
      }}
      onCancel={backToList}
    />
  );
}
