import type { RowOf } from '@pcb/records/fields';
import { services as description } from '@pcb/records/services';
import { Wrench } from 'lucide-react';
import { type FiltersOf, recordKind } from '../private/records/recordKind.ts';

export const services = recordKind(description, {
  icon: Wrench,
  name: 'name',
  about: ['price'],
  searchPlaceholder: 'Name',
  actionsWidth: 8.5,
  tones: { Active: 'success', Inactive: 'neutral' },
  columns: {
    id: { width: 4.5, narrowPlace: 'bottomEnd' },
    name: { width: 8.5, isFlexible: true, allowsHiding: false, narrowPlace: 'topStart' },
    description: { width: 19, isFlexible: true, foldsInto: 'name' },
    price: { width: 7.5, narrowPlace: 'bottomStart' },
    status: { width: 7, narrowPlace: 'topEnd' },
  },
  controls: { name: { label: 'Service Name' }, price: { placeholder: '₹5,000' } },
  editOrder: ['name', 'price', 'description', 'status'],
});

export interface AdminService extends RowOf<typeof services> {}

export interface ServiceFilters extends FiltersOf<typeof services> {}
