import { Users } from 'lucide-react';
import { type FiltersOf, recordKind, type RecordFields, type RowOf } from '../private/records/recordKind.ts';

const fields = {
  /** The account number, which never changes. */
  id: { type: 'serial', label: 'ID', column: { width: 4.5, narrowPlace: 'bottomEnd', sort: true } },
  /** The full name. */
  name: {
    type: 'text',
    label: 'Name',
    column: { width: 10, isFlexible: true, allowsHiding: false, narrowPlace: 'topStart', sort: true },
    appearsIn: ['search'],
    form: { isRequired: true },
  },
  /** The e-mail address. */
  email: {
    type: 'email',
    label: 'Email',
    column: { width: 14, isFlexible: true, foldsInto: 'name', narrowPlace: 'bottomStart' },
    appearsIn: ['search'],
    form: { isRequired: true },
  },
  password: { type: 'password', label: 'Password', form: { in: 'new', isRequired: true } },
  /** The number of orders placed. */
  orders: {
    type: 'count',
    label: 'Orders',
    column: { width: 6.5, sort: true },
    filter: 'numberRange',
    form: { in: 'edit' },
  },
  status: {
    type: 'choice',
    label: 'Status',
    choices: { Active: 'success', Inactive: 'neutral' },
    column: { width: 7, narrowPlace: 'topEnd' },
    filter: 'choice',
    form: {},
  },
} as const satisfies RecordFields;

/** The users with an account. */
export const users = recordKind({
  one: 'user',
  many: 'users',
  section: 'users',
  icon: Users,
  name: 'name',
  about: ['email'],
  searchPlaceholder: 'Name or email',
  actionsWidth: 8.5,
  fields,
});

/** A user account in the admin area. */
export interface AdminUser extends RowOf<typeof users> {}

/** The filters of the list of users that are set. */
export interface UserFilters extends FiltersOf<typeof users> {}
