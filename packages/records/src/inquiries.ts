import { describe } from './fields.ts';

export const inquiries = describe({
  one: 'inquiry',
  many: 'inquiries',
  section: 'inquiries',
  can: ['setStatus'],
  rightsToChange: 'orders',
  fields: {
    id: { type: 'reference', label: 'ID', appearsIn: ['list', 'search', 'csv'], sort: true },
    customer: { type: 'text', label: 'Customer', appearsIn: ['list', 'search', 'details', 'csv'], sort: true },
    /** In a few words. */
    subject: { type: 'text', label: 'Subject', appearsIn: ['list', 'search', 'details', 'csv'], sort: true },
    status: {
      type: 'choice',
      label: 'Status',
      choices: ['Open', 'Closed'],
      appearsIn: ['list', 'details', 'csv'],
      filter: 'choice',
    },
    date: { type: 'date', label: 'Date', appearsIn: ['list', 'details', 'csv'], sort: true },
    details: { type: 'lines', label: 'Details', appearsIn: ['details', 'csv'] },
  },
});
