import { describe } from './fields.ts';

/** The users with an account. */
export const users = describe({
  one: 'user',
  many: 'users',
  section: 'users',
  can: ['edit', 'add', 'remove'],
  rightsToChange: 'all',
  fields: {
    /** The account number, which never changes. */
    id: { type: 'serial', label: 'ID', appearsIn: ['list', 'csv'], sort: true },
    /** The full name. */
    name: {
      type: 'text',
      label: 'Name',
      appearsIn: ['list', 'search', 'csv'],
      sort: true,
      form: { isRequired: true },
    },
    /** The e-mail address. */
    email: { type: 'email', label: 'Email', appearsIn: ['list', 'search', 'csv'], form: { isRequired: true } },
    password: { type: 'password', label: 'Password', form: { in: 'new', isRequired: true } },
    /** The number of orders placed. */
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
