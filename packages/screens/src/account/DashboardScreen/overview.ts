import type { AccountListName } from '../AccountRecords/accountRecord.ts';
import type { CustomerOrder } from '../CustomerOrders/customerOrder.ts';

/** The tiles that show a count: those whose page lists what is counted. */
export type CountedTile = 'orders' | AccountListName;

/** Something that waits for the customer. */
export interface WaitingTask {
  /** The number of the quotation, the order of the query, or the invoice. */
  id: string;
  /** What the customer has to do: approve a quotation, answer a query or pay an invoice. */
  kind: 'quotation' | 'query' | 'invoice';
  /** What it is about: the board of an order, or the service of a quotation. */
  about: string;
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
