import { AdminUserEditScreen } from '@pcb/screens/admin/AdminUserEditScreen';
import { recordToEdit } from '@pcb/screens/admin/records';
import { adminUsers } from '@pcb/screens/fixtures';
import { useNavigate, useParams } from 'react-router-dom';
import { adminEffects } from '../../../../effects/admin.ts';
import { type PageHandle, titled } from '../../../../app/page.ts';
import { lastSeenList } from '../../../../address/listState.ts';

export const handle: PageHandle = {
  title: titled('Admin: edit a user'),
  description: 'The details of a user in a form.',
};

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const backToList = () => void navigate(lastSeenList('/admin/users'));
  return (
    <AdminUserEditScreen
      // Each record has a form of its own.
      key={id}
      record={recordToEdit({ status: 'ready', rows: adminUsers }, id)}
      onSave={() => {
        adminEffects.saveRecord('User');
        backToList();
      }}
      onCancel={backToList}
    />
  );
}
