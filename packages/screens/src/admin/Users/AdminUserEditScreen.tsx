import type { RecordEditProps } from '../private/RecordEditScreen/props.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import type { FormValuesOf } from '../private/records/recordKind.ts';
import { recordEditContent } from '../private/records/recordText.ts';
import { users } from './users.ts';

/** Copy of the user edit page. */
export const adminUserEditContent = recordEditContent(users);

export type AdminUserEditContent = typeof adminUserEditContent;
export type EditedUser = FormValuesOf<typeof users, 'edit'>;

export type AdminUserEditScreenProps = RecordEditProps<typeof users>;

/**
 * The form for editing a user, without the password.
 *
 * @example <AdminUserEditScreen record={user} onSave={save} onCancel={goBack} />
 */
export function AdminUserEditScreen({ content = adminUserEditContent, ...props }: AdminUserEditScreenProps) {
  return <RecordEditScreen {...props} kind={users} content={content} />;
}
