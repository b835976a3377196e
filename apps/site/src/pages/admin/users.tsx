import { adminUsersContent, AdminUsersScreen, users } from '@pcb/screens/admin/AdminUsersScreen';
import { recordListPage } from '../../app/frames/recordPages.tsx';
import { useAddRecord } from '../../app/hooks/useAddRecord.ts';

export const { handle, loader, Component } = recordListPage({
  kind: users,
  recordsIn: (data) => data.users,
  title: adminUsersContent.title,
  description: 'All users with an account: search, add, edit and delete them.',
  List: function List({ list, records, effects }) {
    const adding = useAddRecord(records.add);
    return (
      <AdminUsersScreen
        {...list}
        {...adding}
        onDelete={({ id, name }) => void effects.confirmDelete(name, () => records.remove(id))}
      />
    );
  },
});
