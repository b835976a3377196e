import { quotationLabels } from '../private/recordLabels.ts';
import { recordListWords } from '../private/recordWords.ts';

/** The words of the list of quotations. */
export const adminQuotationsContent = {
  ...recordListWords({ one: 'quotation', many: 'quotations' }),
  searchPlaceholder: 'ID, customer or service',
  labels: { id: 'Quotation ID', ...quotationLabels, actions: 'Actions' },
};

export type AdminQuotationsContent = typeof adminQuotationsContent;
