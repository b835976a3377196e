import { numberOf } from '@pcb/records/numberOf';
import type { OrderFlag, OrderStatus } from '@pcb/records/orders';
import type { BadgeTone } from '@pcb/ui/Badge';
import type { OwnBoard } from '../../shared/drawings/OwnBoard/tracedBoard.ts';

export const statusTones: Readonly<Record<OrderStatus, BadgeTone>> = {
  Pending: 'warning',
  'In Production': 'info',
  Shipped: 'success',
};

export const flagTones: Readonly<Record<OrderFlag, BadgeTone>> = {
  '': 'neutral',
  'Waiting for customer': 'warning',
  'Customer has written': 'info',
  Cancelled: 'danger',
};

/** The path of an order's page: '/orders/details/1234' for '#1234'. */
export const orderHref = (id: string) => `/orders/details/${encodeURIComponent(numberOf(id))}`;

/** An order as its customer sees it. */
export interface CustomerOrder {
  id: string;
  pcbName: string;
  /** The order date, as `YYYY-MM-DD`. */
  date: string;
  status: OrderStatus;
  /** An exception to the status: an open question or a cancellation. @default '' */
  flag?: OrderFlag;
  /** The actual or expected dispatch date, as `YYYY-MM-DD`. */
  dispatchDate?: string;
  /** The production step it has reached, counted from 1, the number of steps, and the step's name: 'Drilling'. */
  productionStep?: { number: number; count: number; name: string };
  /** The customer's own board, drawn instead of a sample. */
  board?: OwnBoard | undefined;
}
