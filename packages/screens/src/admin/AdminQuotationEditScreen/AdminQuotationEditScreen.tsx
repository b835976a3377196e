import type { EditedQuotation } from '../private/recordLabels.ts';
import type { RecordEditDescription, RecordEditProps } from '../private/RecordEditScreen/description.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { quotationKind } from '../private/recordKinds.ts';
import type { AdminQuotation } from '../records.ts';
import { adminQuotationEditContent } from './AdminQuotationEditScreen.content.ts';

export { adminQuotationEditContent, type AdminQuotationEditContent } from './AdminQuotationEditScreen.content.ts';
export type { EditedQuotation } from '../private/recordLabels.ts';

const quotationForm: RecordEditDescription<AdminQuotation, keyof EditedQuotation> = {
  ...quotationKind,
  fields: [
    { name: 'customer', isRequired: true },
    { name: 'service', isRequired: true },
    { name: 'status', kind: 'status' },
    { name: 'date', kind: 'date', isRequired: true },
    { name: 'total', isRequired: true },
    { name: 'details', kind: 'lines' },
  ],
  valuesOf: (quotation) => quotation,
};

export type AdminQuotationEditScreenProps = RecordEditProps<AdminQuotation, keyof EditedQuotation>;

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
