import type { BadgeTone } from '@pcb/ui/Badge';

/** The tiles that show a count. */
export type CountedTile =
  'orders' | 'shipped' | 'invoices' | 'quotations' | 'inquiries' | 'queries' | 'addresses' | 'emails';

/** The status of an order, as the customer sees it. */
export type CustomerOrderStatus = 'Pending' | 'In Production' | 'Shipped';

/** The colours of the statuses. */
export const statusTones: Readonly<Record<CustomerOrderStatus, BadgeTone>> = {
  Pending: 'warning',
  'In Production': 'info',
  Shipped: 'success',
};

/** An order, as its customer follows it. */
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
}

/** Something that waits for the customer. */
export interface WaitingTask {
  /** The number of the quotation, the order of the query, or the invoice. */
  id: string;
  /** What the customer has to do: approve a quotation, answer a query or pay an invoice. */
  kind: 'quotation' | 'query' | 'invoice';
  /** The name of the board. */
  pcbName: string;
  /** The last day, as `YYYY-MM-DD`. */
  due?: string;
}

/** What the dashboard shows of a customer's account. */
export interface CustomerOverview {
  /** The counts on the tiles. A tile without a count shows none. */
  counts: Readonly<Partial<Record<CountedTile, number>>>;
  /** The latest orders, the newest first. The dashboard shows the first three. */
  latestOrders: readonly CustomerOrder[];
  /** What waits for the customer, the most urgent first. */
  waiting: readonly WaitingTask[];
}
