import { recordListWords } from '../private/recordWords.ts';

/** The words of the list of inquiries. */
export const adminInquiriesContent = {
  ...recordListWords({ one: 'inquiry', many: 'inquiries' }),
  searchPlaceholder: 'ID, customer or subject',
  columns: { id: 'ID', customer: 'Customer', subject: 'Subject', status: 'Status', date: 'Date', actions: 'Actions' },
  detailLabels: { customer: 'Customer', subject: 'Subject', status: 'Status', date: 'Date', details: 'Details' },
};

export type AdminInquiriesContent = typeof adminInquiriesContent;
