'use client';
import { listHref } from '../private/adminPaths.ts';
import { RecordEditPage, type RecordEditProps } from '../private/RecordEditPage.tsx';
import type { RecordField, RecordValues } from '../private/RecordForm.tsx';
import { type AdminService, serviceStatuses } from '../records.ts';
import { adminServiceEditContent, type AdminServiceEditContent } from './AdminServiceEditScreen.content.ts';

export { adminServiceEditContent, type AdminServiceEditContent } from './AdminServiceEditScreen.content.ts';

type Name = keyof AdminServiceEditContent['labels'];
export type EditedService = RecordValues<Name>;

export interface AdminServiceEditScreenProps extends RecordEditProps<AdminService, Name> {
  /** Its words: pass others to translate or to re-word it. @default adminServiceEditContent */
  content?: AdminServiceEditContent;
}

const fields: readonly RecordField<Name>[] = [
  { name: 'name', isRequired: true },
  { name: 'price', isRequired: true },
  { name: 'description', kind: 'lines', isRequired: true },
  { name: 'status', kind: 'status' },
];

/**
 * A service in a form.
 *
 * @example <AdminServiceEditScreen record={recordToEdit(rows, id)} onSave={save} onCancel={goBack} />
 */
export function AdminServiceEditScreen({ content = adminServiceEditContent, ...props }: AdminServiceEditScreenProps) {
  return (
    <RecordEditPage
      {...props}
      fields={fields}
      statuses={serviceStatuses}
      content={content}
      listHref={listHref('services')}
      nameOf={({ name }) => name}
      valuesOf={({ name, price, description, status }) => ({ name, price, description, status })}
    />
  );
}
