import type { FormValuesOf } from '@pcb/records/fields';
import type { EditPageProps } from '../private/RecordEditScreen/props.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { recordEditContent } from '../private/records/recordText.ts';
import { type AdminUser, users } from './users.ts';

export const adminUserEditContent = recordEditContent(users);

export type AdminUserEditContent = typeof adminUserEditContent;

export interface EditedUser extends FormValuesOf<typeof users, 'edit'> {}

export interface AdminUserEditScreenProps extends EditPageProps<typeof users, AdminUser> {}

/**
 * The form for editing a user, without the password.
 *
 * @example <AdminUserEditScreen record={user} onSave={save} onCancel={goBack} />
 */
export function AdminUserEditScreen(props: AdminUserEditScreenProps) {
  return <RecordEditScreen kind={users} content={adminUserEditContent} {...props} />;
}
