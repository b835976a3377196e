import { cartTotals, type PricedLine, shippingBeforeTax, shippingTax } from '@pcb/quoting/cartTotals';
import type { GstStateCode } from '@pcb/quoting/gstStates';
import { paise } from '@pcb/quoting/money';
import { taxSplit } from '@pcb/quoting/taxSplit';
import type { OrderAmounts } from '../OrderScreen/orderDetails.ts';

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
