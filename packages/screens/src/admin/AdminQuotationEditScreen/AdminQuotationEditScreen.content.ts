import { quotationLabels } from '../private/recordLabels.ts';
import { recordEditText } from '../private/recordText.ts';

/** Copy of the quotation edit page. */
export const adminQuotationEditContent = {
  ...recordEditText({ one: 'quotation', many: 'quotations' }),
  labels: quotationLabels,
};

export type AdminQuotationEditContent = typeof adminQuotationEditContent;
