import type { FilePurpose } from '@pcb/quoting/orderFiles';
import { CircuitBoard } from 'lucide-react';
import { type FiltersOf, recordKind, type RecordFields, type RowOf } from '../private/records/recordKind.ts';

const fields = {
  /** Such as '#1234'. */
  id: { type: 'reference', label: 'Order ID', column: { width: 6.5, sort: true }, appearsIn: ['search', 'csv'] },
  /** The customer's name for the board. */
  pcbName: {
    type: 'text',
    label: 'PCB Name',
    column: { width: 11, isFlexible: true, narrowPlace: 'bottomStart', sort: true },
    appearsIn: ['search', 'details', 'csv'],
    form: { isRequired: true },
  },
  /** The name of the customer. */
  customer: {
    type: 'text',
    label: 'Customer',
    column: { width: 9.5, isFlexible: true, foldsInto: 'pcbName', sort: true },
    filter: 'text',
    appearsIn: ['search', 'details', 'csv'],
    form: { isRequired: true },
  },
  status: {
    type: 'choice',
    label: 'Status',
    choices: { Pending: 'warning', 'In Production': 'info', Shipped: 'success' },
    column: { width: 9.75, narrowPlace: 'bottomEnd' },
    filter: 'choice',
    appearsIn: ['details', 'csv'],
    form: {},
  },
  /** The date of the order. */
  date: {
    type: 'date',
    label: 'Date',
    column: { width: 7, foldsInto: 'id', sort: true },
    filter: 'date',
    appearsIn: ['details', 'csv'],
    form: { isRequired: true },
  },
  total: {
    type: 'money',
    label: 'Total',
    column: { width: 7, narrowPlace: 'topEnd', sort: true },
    filter: 'numberRange',
    appearsIn: ['details', 'csv'],
    form: { isRequired: true },
  },
  /** The components with their quantities: 'G5Q relay × 8'. */
  components: {
    type: 'list',
    label: 'Components',
    help: 'One component on each line.',
    appearsIn: ['details'],
    form: {},
  },
  shippingAddress: { type: 'lines', label: 'Shipping Address', appearsIn: ['details'], form: {} },
  /** The customer's notes. */
  notes: { type: 'lines', label: 'Notes', appearsIn: ['details'], form: {} },
} as const satisfies RecordFields;

/** The orders of all customers. */
export const orders = recordKind({
  one: 'order',
  many: 'orders',
  section: 'orders',
  icon: CircuitBoard,
  name: 'id',
  about: ['pcbName', 'customer'],
  searchPlaceholder: 'ID, PCB or customer',
  copyName: 'Copy order ID',
  actionsWidth: 7,
  fields,
});

/** A file that the customer has sent with an order. */
export interface OrderFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  purpose: FilePurpose;
  /** Where it is downloaded. */
  href: string;
}

/** An order in the admin area. */
export interface AdminOrder extends RowOf<typeof orders> {
  /** The files of the order, for its edit page. @default none */
  files?: readonly OrderFile[];
}

/** The filters of the list of orders that are set. */
export interface OrderFilters extends FiltersOf<typeof orders> {}
