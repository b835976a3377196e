import type { RowOf } from '@pcb/records/fields';
import { users as description } from '@pcb/records/users';
import { Users } from 'lucide-react';
import { type FiltersOf, recordKind } from '../private/records/recordKind.ts';

export const users = recordKind(description, {
  icon: Users,
  name: 'name',
  about: ['email'],
  searchPlaceholder: 'Name or email',
  actionsWidth: 8.5,
  tones: { Active: 'success', Inactive: 'neutral' },
  columns: {
    id: { width: 4.5, narrowPlace: 'bottomEnd' },
    name: { width: 10, isFlexible: true, allowsHiding: false, narrowPlace: 'topStart' },
    email: { width: 14, isFlexible: true, foldsInto: 'name', narrowPlace: 'bottomStart' },
    orders: { width: 6.5 },
    status: { width: 7, narrowPlace: 'topEnd' },
  },
});

export interface AdminUser extends RowOf<typeof users> {}

export interface UserFilters extends FiltersOf<typeof users> {}
