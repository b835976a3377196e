'use client';
import { listHref } from '../private/adminPaths.ts';
import { RecordEditPage, type RecordEditProps } from '../private/RecordEditPage.tsx';
import type { RecordField, RecordValues } from '../private/RecordForm.tsx';
import { type AdminQuotation, quotationStatuses } from '../records.ts';
import { adminQuotationEditContent, type AdminQuotationEditContent } from './AdminQuotationEditScreen.content.ts';

export { adminQuotationEditContent, type AdminQuotationEditContent } from './AdminQuotationEditScreen.content.ts';

type Name = keyof AdminQuotationEditContent['labels'];
export type EditedQuotation = RecordValues<Name>;

export interface AdminQuotationEditScreenProps extends RecordEditProps<AdminQuotation, Name> {
  /** Its words: pass others to translate or to re-word it. @default adminQuotationEditContent */
  content?: AdminQuotationEditContent;
}

const fields: readonly RecordField<Name>[] = [
  { name: 'customer', isRequired: true },
  { name: 'service', isRequired: true },
  { name: 'status', kind: 'status' },
  { name: 'date', kind: 'date', isRequired: true },
  { name: 'total', isRequired: true },
  { name: 'details', kind: 'lines' },
];

/**
 * A quotation in a form.
 *
 * @example <AdminQuotationEditScreen record={recordToEdit(rows, id)} onSave={save} onCancel={goBack} />
 */
export function AdminQuotationEditScreen({
  content = adminQuotationEditContent,
  ...props
}: AdminQuotationEditScreenProps) {
  return (
    <RecordEditPage
      {...props}
      fields={fields}
      statuses={quotationStatuses}
      content={content}
      listHref={listHref('quotations')}
      nameOf={({ id }) => id}
      valuesOf={({ customer, service, status, date, total, details }) => ({
        customer,
        service,
        status,
        date,
        total,
        details,
      })}
    />
  );
}
