import type { OrderedLine } from '../../order/OrderedLines/orderedLine.ts';
import type { Parties } from '../../order/OrderParties/OrderParties.tsx';
import type { OrderAmounts } from '../orderAmounts.ts';
import type { CustomerOrder } from '../private/customerOrder.ts';

/** An order with what was ordered, as its customer sees it. */
export interface OrderDetails extends CustomerOrder {
  lines: readonly OrderedLine[];
  amounts: OrderAmounts;
  /** The billing and delivery addresses. @default none */
  parties?: Parties;
  /** The number of the invoice, once there is one. */
  invoice?: string;
  /** The page with its invoices. @default none */
  invoicesHref?: string;
  /** The page with its payments. @default none */
  paymentHref?: string;
}
