import { describe } from './fields.ts';

export const services = describe({
  one: 'service',
  many: 'services',
  section: 'services',
  can: ['edit', 'add', 'remove'],
  rightsToChange: 'all',
  fields: {
    /** Never changes. */
    id: { type: 'serial', label: 'ID', appearsIn: ['list', 'csv'], sort: true },
    name: {
      type: 'text',
      label: 'Name',
      appearsIn: ['list', 'search', 'csv'],
      sort: true,
      form: { isRequired: true },
    },
    description: { type: 'lines', label: 'Description', appearsIn: ['list', 'csv'], form: { isRequired: true } },
    /** Free text that starts with an amount, because not every service has one price. */
    price: { type: 'price', label: 'Price', appearsIn: ['list', 'csv'], sort: true, form: { isRequired: true } },
    status: {
      type: 'choice',
      label: 'Status',
      choices: ['Active', 'Inactive'],
      appearsIn: ['list', 'csv'],
      filter: 'choice',
      form: {},
    },
  },
});
