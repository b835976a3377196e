import type { RecordValues } from '../private/RecordForm.tsx';
import type { RecordEditDescription, RecordEditProps } from '../private/RecordEditScreen/description.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { type AdminQuotation, quotationStatuses } from '../records.ts';
import { adminQuotationEditContent, type AdminQuotationEditContent } from './AdminQuotationEditScreen.content.ts';

export { adminQuotationEditContent, type AdminQuotationEditContent } from './AdminQuotationEditScreen.content.ts';

type QuotationField = keyof AdminQuotationEditContent['labels'];
export type EditedQuotation = RecordValues<QuotationField>;
export type AdminQuotationEditScreenProps = RecordEditProps<AdminQuotation, QuotationField>;

const quotationForm: RecordEditDescription<AdminQuotation, QuotationField> = {
  section: 'quotations',
  fields: [
    { name: 'customer', isRequired: true },
    { name: 'service', isRequired: true },
    { name: 'status', kind: 'status' },
    { name: 'date', kind: 'date', isRequired: true },
    { name: 'total', isRequired: true },
    { name: 'details', kind: 'lines' },
  ],
  statuses: quotationStatuses,
  nameOf: ({ id }) => id,
  valuesOf: (quotation) => quotation,
};

/**
 * The form for editing a quotation.
 *
 * @example <AdminQuotationEditScreen record={quotation} onSave={save} onCancel={goBack} />
 */
export function AdminQuotationEditScreen({
  content = adminQuotationEditContent,
  ...props
}: AdminQuotationEditScreenProps) {
  return <RecordEditScreen {...props} description={quotationForm} content={content} />;
}
