import { listWords } from '../private/words.ts';

/** All words of the list of quotations. */
export const adminQuotationsContent = {
  ...listWords({ many: 'quotations' }),
  title: 'Quotations',
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
  exportCsv: 'Export CSV',
  statusOf: (id: string) => `Status of ${id}`,
  view: 'View',
  viewQuotation: (id: string) => `View ${id}`,
  edit: 'Edit',
  editQuotation: (id: string) => `Edit ${id}`,
  dialog: {
    titleOf: (id: string) => `Quotation ${id}`,
    details: {
      customer: 'Customer',
      service: 'Service',
      status: 'Status',
      date: 'Date',
      total: 'Total',
      details: 'Details',
    },
    nothing: '—',
    edit: 'Edit Quotation',
    close: 'Close',
    closeDialog: 'Close details',
  },
};

export type AdminQuotationsContent = typeof adminQuotationsContent;
