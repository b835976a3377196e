import type { Paise } from '@pcb/quoting/money';
import type { OrderedLine } from '../../order/OrderedLines/orderedLine.ts';
import type { Parties } from '../../order/OrderParties/OrderParties.tsx';
import type { CustomerOrder } from '../CustomerOrders/customerOrder.ts';

/** The amounts of an order, in paise. `total` is the sum of the others. */
export interface OrderAmounts {
  /** The lines, before tax. */
  net: Paise;
  /** Before tax. */
  shipping: Paise;
  /** CGST, on the lines and on shipping; 0 for an order to another state. */
  centralTax: Paise;
  /** SGST; 0 for an order to another state. */
  stateTax: Paise;
  /** IGST; 0 for an order within the seller's state. */
  integratedTax: Paise;
  total: Paise;
}

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
