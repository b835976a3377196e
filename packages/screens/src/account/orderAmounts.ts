import { cartTotals, type PricedLine, shippingBeforeTax, shippingTax } from '@pcb/quoting/cartTotals';
import type { GstStateCode } from '@pcb/quoting/gstStates';
import { type Paise, paise } from '@pcb/quoting/money';
import { taxSplit } from '@pcb/quoting/taxSplit';

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

/** The amounts of an order with shipping, for a place of supply. */
export function orderAmounts(
  lines: readonly PricedLine[],
  place: GstStateCode,
  sellerState: GstStateCode,
): OrderAmounts {
  const { subtotal: net, tax, total } = cartTotals(lines);
  const split = taxSplit(paise(tax + shippingTax), place, sellerState);
  const none = paise(0);
  const taxes =
    split.kind === 'withinState'
      ? { centralTax: split.central, stateTax: split.state, integratedTax: none }
      : { centralTax: none, stateTax: none, integratedTax: split.integrated };
  return { net, shipping: shippingBeforeTax, ...taxes, total };
}
