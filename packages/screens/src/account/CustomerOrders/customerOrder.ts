import type { BadgeTone } from '@pcb/ui/Badge';
import type { OwnBoard } from '../../shared/drawings/OwnBoard/tracedBoard.ts';

export type CustomerOrderStatus = 'Pending' | 'In Production' | 'Shipped';

export const statusTones: Readonly<Record<CustomerOrderStatus, BadgeTone>> = {
  Pending: 'warning',
  'In Production': 'info',
  Shipped: 'success',
};

/** An exception to the status: an open question or a cancellation. */
export type CustomerOrderFlag = '' | 'Waiting for customer' | 'Customer has written' | 'Cancelled';

export const flagTones: Readonly<Record<CustomerOrderFlag, BadgeTone>> = {
  '': 'neutral',
  'Waiting for customer': 'warning',
  'Customer has written': 'info',
  Cancelled: 'danger',
};

/** The page of an order: '/orders/details/1234' of '#1234'. */
export const orderHref = (id: string) => `/orders/details/${encodeURIComponent(id.replace(/^#/, ''))}`;

/** An order as its customer sees it. */
export interface CustomerOrder {
  id: string;
  pcbName: string;
  /** The order date, as `YYYY-MM-DD`. */
  date: string;
  status: CustomerOrderStatus;
  /** @default '' */
  flag?: CustomerOrderFlag;
  /** The actual or expected dispatch date, as `YYYY-MM-DD`. */
  dispatchDate?: string;
  /** The production step it has reached, counted from 1, the number of steps, and the step's name: 'Drilling'. */
  progress?: { step: number; of: number; name: string };
  /** The customer's own board, drawn instead of a sample. */
  board?: OwnBoard | undefined;
}
