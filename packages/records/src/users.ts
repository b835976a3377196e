import { describe } from './fields.ts';

export const users = describe({
  one: 'user',
  many: 'users',
  section: 'users',
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
    email: { type: 'email', label: 'Email', appearsIn: ['list', 'search', 'csv'], form: { isRequired: true } },
    password: { type: 'password', label: 'Password', form: { in: 'new', isRequired: true } },
    orders: {
      type: 'count',
      label: 'Orders',
      appearsIn: ['list', 'csv'],
      sort: true,
      filter: 'range',
      form: { in: 'edit' },
      isComputed: true,
    },
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
