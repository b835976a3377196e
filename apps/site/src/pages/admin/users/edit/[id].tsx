import { users } from '@pcb/records/users';
import { AdminUserEditScreen } from '@pcb/screens/admin/AdminUserEditScreen';
import { recordEditPage } from '../../../../app/frames/recordPages.tsx';

export const { handle, loader, Component } = recordEditPage({
  kind: users,
  recordsIn: (data) => data.users,
  Screen: AdminUserEditScreen,
});
