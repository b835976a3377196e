import type { EditedUser } from '../private/recordLabels.ts';
import type { RecordEditDescription, RecordEditProps } from '../private/RecordEditScreen/description.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { userKind } from '../private/recordKinds.ts';
import type { AdminUser } from '../records.ts';
import { adminUserEditContent } from './AdminUserEditScreen.content.ts';

export { adminUserEditContent, type AdminUserEditContent } from './AdminUserEditScreen.content.ts';
export type { EditedUser } from '../private/recordLabels.ts';

const userForm: RecordEditDescription<AdminUser, keyof EditedUser> = {
  ...userKind,
  fields: [
    { name: 'name', isRequired: true },
    { name: 'email', kind: 'email', isRequired: true },
    { name: 'orders', kind: 'count' },
    { name: 'status', kind: 'status' },
  ],
  valuesOf: (user) => ({ ...user, orders: String(user.orders) }),
};

export type AdminUserEditScreenProps = RecordEditProps<AdminUser, keyof EditedUser>;

/**
 * The form for editing a user, without the password.
 *
 * @example <AdminUserEditScreen record={user} onSave={save} onCancel={goBack} />
 */
export function AdminUserEditScreen({ content = adminUserEditContent, ...props }: AdminUserEditScreenProps) {
  return <RecordEditScreen {...props} description={userForm} content={content} />;
}
