import type { FormValuesOf } from '@pcb/records/fields';
import type { ReactNode } from 'react';
import type { EditPageProps } from '../private/RecordEditScreen/props.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { recordEditContent } from '../private/records/recordText.ts';
import { type AdminQuotation, quotations } from './quotations.ts';

export const adminQuotationEditContent = recordEditContent(quotations);

export type AdminQuotationEditContent = typeof adminQuotationEditContent;

export interface EditedQuotation extends FormValuesOf<typeof quotations, 'edit'> {}

export interface AdminQuotationEditScreenProps extends EditPageProps<typeof quotations, AdminQuotation> {
  /** Rendered below the form, such as a `QuotationReview`. */
  review?: ReactNode;
}

/**
 * The form for editing a quotation.
 *
 * @example <AdminQuotationEditScreen record={quotation} onSave={save} onCancel={goBack} />
 */
export function AdminQuotationEditScreen({ review, ...props }: AdminQuotationEditScreenProps) {
  return <RecordEditScreen kind={quotations} content={adminQuotationEditContent} {...props} belowForm={review} />;
}
