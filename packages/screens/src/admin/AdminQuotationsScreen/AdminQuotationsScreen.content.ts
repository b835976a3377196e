import { recordListWords } from '../private/recordWords.ts';

/** The words of the list of quotations. */
export const adminQuotationsContent = {
  ...recordListWords({ one: 'quotation', many: 'quotations' }),
  searchPlaceholder: 'ID, customer or service',
  columns: {
    id: 'Quotation ID',
    customer: 'Customer',
    service: 'Service',
    status: 'Status',
    date: 'Date',
    total: 'Total',
    actions: 'Actions',
  },
  detailLabels: {
    customer: 'Customer',
    service: 'Service',
    status: 'Status',
    date: 'Date',
    total: 'Total',
    details: 'Details',
  },
};

export type AdminQuotationsContent = typeof adminQuotationsContent;
