import type { BadgeTone } from '@pcb/ui/Badge';
import type { OwnBoard } from '../../shared/drawings/OwnBoard/ownBoard.ts';

/** The status of an order, as the customer sees it. */
export type CustomerOrderStatus = 'Pending' | 'In Production' | 'Shipped';

/** The colours of the statuses. */
export const statusTones: Readonly<Record<CustomerOrderStatus, BadgeTone>> = {
  Pending: 'warning',
  'In Production': 'info',
  Shipped: 'success',
};

/** An order as its customer sees it. */
export interface CustomerOrder {
  /** The order number. */
  id: string;
  /** The name of the board. */
  pcbName: string;
  /** The order date, as `YYYY-MM-DD`. */
  date: string;
  status: CustomerOrderStatus;
  /** The day on which it left or is expected to leave, as `YYYY-MM-DD`. */
  dispatchDate?: string;
  /** The step of production that it has reached, from 1, of how many, and its name: 'Drilling'. */
  progress?: { step: number; of: number; name: string };
  /** The customer's own board, drawn instead of a sample. */
  board?: OwnBoard | undefined;
}
