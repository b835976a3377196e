import { listWords } from '../private/words.ts';

/** All words of the list of inquiries. */
export const adminInquiriesContent = {
  ...listWords({ many: 'inquiries' }),
  title: 'Inquiries',
  searchPlaceholder: 'ID, customer or subject',
  columns: { id: 'ID', customer: 'Customer', subject: 'Subject', status: 'Status', date: 'Date', actions: 'Actions' },
  view: 'View',
  viewInquiry: (id: string) => `View ${id}`,
  respond: 'Respond',
  respondTo: (id: string) => `Respond to ${id}`,
  dialog: {
    titleOf: (id: string) => `Inquiry ${id}`,
    details: { customer: 'Customer', subject: 'Subject', status: 'Status', date: 'Date', details: 'Details' },
    nothing: '—',
    respond: 'Respond',
    close: 'Close',
    closeDialog: 'Close details',
  },
};

export type AdminInquiriesContent = typeof adminInquiriesContent;
