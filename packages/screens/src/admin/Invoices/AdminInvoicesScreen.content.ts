import { dateFormat } from '../../shared/format/dates.ts';

export const adminInvoicesContent = {
  title: 'Invoices',
  lead: 'The invoices and credit notes of a month for the accountant, as a CSV file. Credit notes have negative amounts.',
  month: 'Month',
  monthName: dateFormat({ month: 'long', year: 'numeric' }),
  download: 'Download CSV',
};

export type AdminInvoicesContent = typeof adminInvoicesContent;
