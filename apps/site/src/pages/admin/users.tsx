import { adminUsersContent, AdminUsersScreen } from '@pcb/screens/admin/AdminUsersScreen';
import { adminUsers } from '@pcb/screens/fixtures';
import { adminEffects } from '../../effects/admin.ts';
import { type PageHandle, titled } from '../../app/page.ts';
import { useListState } from '../../address/listState.ts';

export const handle: PageHandle = {
  title: titled(`Admin: ${adminUsersContent.title}`),
  description: 'Everybody with an account: find them, add one, edit or delete one.',
};

export function Component() {
  const { list } = useListState();
  return (
    <AdminUsersScreen
      {...list}
      rows={{ status: 'ready', rows: adminUsers }}
      onAdd={() => {}}
      onDelete={({ name }) => adminEffects.confirmDelete(name)}
    />
  );
}
