import { Wrench } from 'lucide-react';
import { type FiltersOf, recordKind, type RecordFields, type RowOf } from '../private/records/recordKind.ts';
import { rupeesIn } from './rupeesIn.ts';

const fields = {
  /** The service number, which never changes. */
  id: { type: 'serial', label: 'ID', column: { width: 4.5, narrowPlace: 'bottomEnd', sort: true } },
  name: {
    type: 'text',
    label: 'Name',
    column: { width: 11, isFlexible: true, allowsHiding: false, narrowPlace: 'topStart', sort: true },
    appearsIn: ['search'],
    form: { label: 'Service Name', isRequired: true },
  },
  /** What the service is, in one sentence. */
  description: {
    type: 'lines',
    label: 'Description',
    column: { width: 14, isFlexible: true, foldsInto: 'name' },
    form: { isRequired: true },
  },
  /** Free text that starts with an amount, such as '₹5,000' or '₹750 a panel', because not every service has one price. */
  price: {
    type: 'text',
    label: 'Price',
    column: { width: 7.5, align: 'end', isMono: true, narrowPlace: 'bottomStart', sort: rupeesIn },
    form: { isRequired: true, placeholder: '₹5,000' },
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

/** The services on offer. */
export const services = recordKind({
  one: 'service',
  many: 'services',
  section: 'services',
  icon: Wrench,
  name: 'name',
  about: ['price'],
  searchPlaceholder: 'Name',
  actionsWidth: 8.5,
  fields,
  editOrder: ['name', 'price', 'description', 'status'],
});

/** A service in the admin area. */
export interface AdminService extends RowOf<typeof services> {}

/** The filters of the list of services that are set. */
export interface ServiceFilters extends FiltersOf<typeof services> {}
