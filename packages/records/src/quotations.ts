import { recordDate, total } from './commonFields.ts';
import { describe } from './fields.ts';

export const quotations = describe({
  one: 'quotation',
  many: 'quotations',
  section: 'quotations',
  can: ['edit', 'setStatus'],
  rightsToChange: 'orders',
  fields: {
    id: { type: 'reference', label: 'Quotation ID', appearsIn: ['list', 'search', 'csv'], sort: true },
    customer: {
      type: 'text',
      label: 'Customer',
      appearsIn: ['list', 'search', 'details', 'csv'],
      sort: true,
      form: { isRequired: true },
    },
    service: {
      type: 'text',
      label: 'Service',
      appearsIn: ['list', 'search', 'details', 'csv'],
      sort: true,
      form: { isRequired: true },
    },
    status: {
      type: 'choice',
      label: 'Status',
      choices: ['Pending', 'Approved', 'Rejected'],
      appearsIn: ['list', 'details', 'csv'],
      filter: 'choice',
      form: {},
    },
    date: recordDate,
    total,
    details: { type: 'lines', label: 'Details', appearsIn: ['details'], form: {} },
  },
});
