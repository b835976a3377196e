import { quotationLabels } from '../private/recordLabels.ts';
import { recordListText } from '../private/recordText.ts';

/** Copy of the quotation list. */
export const adminQuotationsContent = {
  ...recordListText({ one: 'quotation', many: 'quotations' }),
  searchPlaceholder: 'ID, customer or service',
  labels: { id: 'Quotation ID', ...quotationLabels, actions: 'Actions' },
};

export type AdminQuotationsContent = typeof adminQuotationsContent;
