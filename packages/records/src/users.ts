import { activity, recordName, serialId } from './commonFields.ts';
import { describe } from './fields.ts';

export const users = describe({
  one: 'user',
  many: 'users',
  section: 'users',
  can: ['edit', 'add', 'remove'],
  rightsToChange: 'all',
  fields: {
    id: serialId,
    name: recordName,
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
    status: activity,
  },
});
