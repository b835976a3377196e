import type { RecordValues } from '../private/RecordForm.tsx';
import { actionsColumn } from '../private/RecordListScreen/columns.ts';
import type { RecordListDescription } from '../private/RecordListScreen/description.ts';
import { searchTextOf } from '../private/RecordListScreen/filterRows.ts';
import type { AddRecordState, RecordListProps, RecordRemoval } from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import { userKind } from '../private/recordKinds.ts';
import type { AdminUser } from '../records.ts';
import { adminUsersContent, type AdminUsersContent } from './AdminUsersScreen.content.ts';

export { adminUsersContent, type AdminUsersContent } from './AdminUsersScreen.content.ts';

type NewUserField = keyof AdminUsersContent['newFields']['labels'];
export type NewUser = RecordValues<NewUserField>;

export interface AdminUsersScreenProps
  extends RecordListProps<AdminUser, AdminUsersContent>, AddRecordState<NewUserField>, RecordRemoval<AdminUser> {}

const userList: RecordListDescription<AdminUser, keyof AdminUsersContent['labels'], NewUserField> = {
  ...userKind,
  columns: [
    { id: 'id', width: 4.5, isRowHeader: true, isMono: true, narrowPlace: 'bottomEnd', sortValue: ({ id }) => id },
    {
      id: 'name',
      width: 10,
      isFlexible: true,
      allowsHiding: false,
      narrowPlace: 'topStart',
      sortValue: ({ name }) => name,
    },
    { id: 'email', width: 14, isFlexible: true, foldsInto: 'name', narrowPlace: 'bottomStart' },
    { id: 'orders', width: 6.5, align: 'end', isMono: true, sortValue: ({ orders }) => orders },
    { id: 'status', width: 7, narrowPlace: 'topEnd' },
    actionsColumn(8.5),
  ],
  isEditable: true,
  searchText: searchTextOf(({ name, email }) => [name, email]),
  newFields: [
    { name: 'name', isRequired: true },
    { name: 'email', kind: 'email', isRequired: true },
    { name: 'password', kind: 'password', isRequired: true },
    { name: 'status', kind: 'status' },
  ],
};

/**
 * The user list, with search, a status filter and an Add User form. Adding and deleting are left to the host.
 *
 * @example <AdminUsersScreen rows={{ status: 'ready', value: users }} isAddOpen={isOpen} onAddOpenChange={setOpen} onAdd={add} onDelete={confirmDelete} />
 */
export function AdminUsersScreen({ content = adminUsersContent, ...props }: AdminUsersScreenProps) {
  return <RecordListScreen {...props} description={userList} content={content} />;
}
