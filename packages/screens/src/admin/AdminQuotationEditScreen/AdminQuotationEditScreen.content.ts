import { quotationLabels } from '../private/recordLabels.ts';
import { recordEditWords } from '../private/recordWords.ts';

/** The words of the page where a quotation is edited. */
export const adminQuotationEditContent = {
  ...recordEditWords({ one: 'quotation', many: 'quotations' }),
  labels: quotationLabels,
};

export type AdminQuotationEditContent = typeof adminQuotationEditContent;
