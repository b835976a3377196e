import type { RowOf } from '@pcb/records/fields';
import { orders as description } from '@pcb/records/orders';
import { CircuitBoard } from 'lucide-react';
import type { OrderedLine } from '../../order/OrderedLines/orderedLine.ts';
import type { Parties } from '../../order/OrderParties/OrderParties.tsx';
import { type FiltersOf, recordKind } from '../private/records/recordKind.ts';

export const orders = recordKind(description, {
  icon: CircuitBoard,
  name: 'id',
  about: ['pcbName', 'customer'],
  searchPlaceholder: 'ID, PCB or customer',
  copyName: 'Copy order ID',
  actionsWidth: 7,
  tones: { Pending: 'warning', 'In Production': 'info', Shipped: 'success' },
  columns: {
    id: { width: 6.5 },
    pcbName: { width: 13, isFlexible: true, narrowPlace: 'bottomStart' },
    customer: { width: 7.5, isFlexible: true, foldsInto: 'pcbName' },
    status: { width: 9.75, narrowPlace: 'bottomEnd' },
    date: { width: 7, foldsInto: 'id' },
    total: { width: 7, narrowPlace: 'topEnd' },
  },
  mark: {
    field: 'flag',
    column: 'pcbName',
    tones: { 'Waiting for customer': 'warning', 'Customer has written': 'info', Cancelled: 'danger' },
  },
  controls: { components: { help: 'One component on each line.' } },
});

/** An order in the admin area. */
export interface AdminOrder extends RowOf<typeof orders> {
  /** What was ordered, for the edit page. @default not loaded */
  lines?: readonly OrderedLine[];
  /** The billing and delivery addresses, for the edit page. @default none */
  parties?: Parties;
  /** The page with its invoices, for the edit page. @default none */
  invoicesHref?: string;
  /** The page with its payments, for the edit page. @default none */
  paymentHref?: string;
}

export interface OrderFilters extends FiltersOf<typeof orders> {}
