import { type CalendarDate, DateFormatter } from '@internationalized/date';
import { lazily } from '../../shared/remote/lazily.ts';

const monthFormat = lazily(() => new DateFormatter('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

export const adminInvoicesContent = {
  title: 'Invoices',
  lead: 'The invoices and credit notes of a month for the accountant, as a CSV file. Credit notes have negative amounts.',
  month: 'Month',
  monthName: (month: CalendarDate) => monthFormat().format(month.toDate('UTC')),
  download: 'Download CSV',
};

export type AdminInvoicesContent = typeof adminInvoicesContent;
