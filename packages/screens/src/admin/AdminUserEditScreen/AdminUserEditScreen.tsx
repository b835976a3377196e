import type { RecordValues } from '../private/RecordForm.tsx';
import type { RecordEditDescription, RecordEditProps } from '../private/RecordEditScreen/description.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { type AdminUser, userStatuses } from '../records.ts';
import { adminUserEditContent, type AdminUserEditContent } from './AdminUserEditScreen.content.ts';

export { adminUserEditContent, type AdminUserEditContent } from './AdminUserEditScreen.content.ts';

type UserField = keyof AdminUserEditContent['labels'];
export type EditedUser = RecordValues<UserField>;
export type AdminUserEditScreenProps = RecordEditProps<AdminUser, UserField>;

const userForm: RecordEditDescription<AdminUser, UserField> = {
  section: 'users',
  fields: [
    { name: 'name', isRequired: true },
    { name: 'email', kind: 'email', isRequired: true },
    { name: 'orders', kind: 'count' },
    { name: 'status', kind: 'status' },
  ],
  statuses: userStatuses,
  nameOf: ({ name }) => name,
  valuesOf: (user) => ({ ...user, orders: String(user.orders) }),
};

/**
 * The form for editing a user, without the password.
 *
 * @example <AdminUserEditScreen record={user} onSave={save} onCancel={goBack} />
 */
export function AdminUserEditScreen({ content = adminUserEditContent, ...props }: AdminUserEditScreenProps) {
  return <RecordEditScreen {...props} description={userForm} content={content} />;
}
