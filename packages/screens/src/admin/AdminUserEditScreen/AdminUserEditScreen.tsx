'use client';
import { listHref } from '../private/adminPaths.ts';
import { RecordEditPage, type RecordEditProps } from '../private/RecordEditPage.tsx';
import type { RecordField, RecordValues } from '../private/RecordForm.tsx';
import { type AdminUser, userStatuses } from '../records.ts';
import { adminUserEditContent, type AdminUserEditContent } from './AdminUserEditScreen.content.ts';

export { adminUserEditContent, type AdminUserEditContent } from './AdminUserEditScreen.content.ts';

type Name = keyof AdminUserEditContent['labels'];
export type EditedUser = RecordValues<Name>;

export interface AdminUserEditScreenProps extends RecordEditProps<AdminUser, Name> {
  /** Its words: pass others to translate or to re-word it. @default adminUserEditContent */
  content?: AdminUserEditContent;
}

const fields: readonly RecordField<Name>[] = [
  { name: 'name', isRequired: true },
  { name: 'email', kind: 'email', isRequired: true },
  { name: 'orders', kind: 'count' },
  { name: 'status', kind: 'status' },
];

/**
 * A user in a form. The password is not among the fields: nobody can read it.
 *
 * @example <AdminUserEditScreen record={recordToEdit(rows, id)} onSave={save} onCancel={goBack} />
 */
export function AdminUserEditScreen({ content = adminUserEditContent, ...props }: AdminUserEditScreenProps) {
  return (
    <RecordEditPage
      {...props}
      fields={fields}
      statuses={userStatuses}
      content={content}
      listHref={listHref('users')}
      nameOf={({ name }) => name}
      valuesOf={({ name, email, orders, status }) => ({ name, email, orders: String(orders), status })}
    />
  );
}
