import { describe } from './fields.ts';

/** The inquiries of all customers. */
export const inquiries = describe({
  one: 'inquiry',
  many: 'inquiries',
  section: 'inquiries',
  can: ['setStatus'],
  rightsToChange: 'orders',
  fields: {
    /** Such as '#567'. */
    id: { type: 'reference', label: 'ID', appearsIn: ['list', 'search', 'csv'], sort: true },
    /** The name of the customer. */
    customer: { type: 'text', label: 'Customer', appearsIn: ['list', 'search', 'details', 'csv'], sort: true },
    /** The subject, in a few words. */
    subject: { type: 'text', label: 'Subject', appearsIn: ['list', 'search', 'details', 'csv'], sort: true },
    status: {
      type: 'choice',
      label: 'Status',
      choices: ['Open', 'Closed'],
      appearsIn: ['list', 'details', 'csv'],
      filter: 'choice',
    },
    /** The date received. */
    date: { type: 'date', label: 'Date', appearsIn: ['list', 'details', 'csv'], sort: true },
    /** The full text of the inquiry. */
    details: { type: 'lines', label: 'Details', appearsIn: ['details', 'csv'] },
  },
});
