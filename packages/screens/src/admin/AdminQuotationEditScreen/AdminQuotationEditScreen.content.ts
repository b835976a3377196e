import { recordEditWords } from '../private/recordWords.ts';

/** The words of the page where a quotation is edited. */
export const adminQuotationEditContent = {
  ...recordEditWords({ one: 'quotation', many: 'quotations' }),
  labels: {
    customer: 'Customer',
    service: 'Service',
    status: 'Status',
    date: 'Date',
    total: 'Total',
    details: 'Details',
  },
};

export type AdminQuotationEditContent = typeof adminQuotationEditContent;
