import { editWords } from '../private/words.ts';

/** All words of the page where a quotation is edited. */
export const adminQuotationEditContent = {
  ...editWords({ one: 'quotation', many: 'quotations' }),
  list: 'Quotations',
  titleOf: (name: string) => `Edit quotation ${name}`,
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
