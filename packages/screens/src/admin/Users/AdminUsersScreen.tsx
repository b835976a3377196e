import type { FormValuesOf } from '@pcb/records/fields';
import type { GrowingListProps } from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import { recordListContent } from '../private/records/recordText.ts';
import { type AdminUser, users } from './users.ts';

export { type AdminUser, type UserFilters, users } from './users.ts';

export const adminUsersContent = recordListContent(users);

export type AdminUsersContent = typeof adminUsersContent;

export interface NewUser extends FormValuesOf<typeof users, 'new'> {}

export interface AdminUsersScreenProps extends GrowingListProps<typeof users, AdminUser> {}

/**
 * The user list, with search, filters and an Add User form. The host adds and deletes.
 *
 * @example <AdminUsersScreen rows={{ status: 'ready', value: users }} isAddOpen={isOpen} onAddOpenChange={setOpen} onAdd={add} onDelete={confirmDelete} />
 */
export function AdminUsersScreen(props: AdminUsersScreenProps) {
  return <RecordListScreen kind={users} content={adminUsersContent} {...props} />;
}
