import type { RecordValues } from '../private/RecordForm.tsx';
import {
  type RecordEditDescription,
  type RecordEditProps,
  RecordEditScreen,
} from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { type AdminUser, userStatuses } from '../records.ts';
import { adminUserEditContent, type AdminUserEditContent } from './AdminUserEditScreen.content.ts';

export { adminUserEditContent, type AdminUserEditContent } from './AdminUserEditScreen.content.ts';

type UserField = keyof AdminUserEditContent['labels'];
export type EditedUser = RecordValues<UserField>;

export interface AdminUserEditScreenProps extends RecordEditProps<AdminUser, UserField> {
  /** The copy; pass another object to translate or reword it. @default adminUserEditContent */
  content?: AdminUserEditContent;
}

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
  valuesOf: ({ name, email, orders, status }) => ({ name, email, orders: String(orders), status }),
};

/**
 * The form for editing a user, without the password.
 *
 * @example <AdminUserEditScreen record={user} onSave={save} onCancel={goBack} />
 */
export function AdminUserEditScreen({ content = adminUserEditContent, ...props }: AdminUserEditScreenProps) {
  return <RecordEditScreen {...props} description={userForm} content={content} />;
}
