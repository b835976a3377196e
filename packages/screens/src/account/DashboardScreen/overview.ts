import type { AccountListName } from '../AccountRecords/accountRecord.ts';
import type { CustomerOrder } from '../private/customerOrder.ts';

/** The tiles with a count: their pages list what is counted. */
export type CountedTile = 'orders' | AccountListName;

export interface WaitingTask {
  /** The number of the quotation or invoice, or of the order that a query is about. */
  id: string;
  /** The task: approve a quotation, answer a query or pay an invoice. */
  kind: 'quotation' | 'query' | 'invoice';
  /** The board of an order, or the service of a quotation. */
  about: string;
  /** The deadline, as `YYYY-MM-DD`. */
  due?: string;
}

export interface CustomerOverview {
  counts: Readonly<Partial<Record<CountedTile, number>>>;
  latestOrders: readonly CustomerOrder[];
  waiting: readonly WaitingTask[];
}
