import { type Paise, paise, rupees, taxOn } from './money.ts';

/** The flat shipping price. */
export const shippingPrice: Paise = rupees(350);
/** Fixed at zero; coupons do not change it. */
export const discount: Paise = rupees(0);
/** Shown in the note on free shipping; not applied to the totals. */
export const freeShippingOver: Paise = rupees(10_000);

/** The totals of a cart. */
export interface CartTotals {
  subtotal: Paise;
  discount: Paise;
  tax: Paise;
  shipping: Paise;
  total: Paise;
}

/** What the totals need of a line of the cart. */
export interface PricedLine {
  /** The unit price in rupees. */
  price: number;
  quantity: number;
  /** What the line costs, where that is not the unit price times the quantity, because a unit price is rounded. */
  amount?: Paise;
}

/** What a line costs: its amount, or else its unit price, rounded to the paisa, times the quantity. */
export const lineAmount = ({ price, quantity, amount }: PricedLine): Paise => amount ?? paise(rupees(price) * quantity);

/** Computes subtotal, discount, tax, shipping and total. */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const subtotal = paise(lines.reduce((sum, line) => sum + lineAmount(line), 0));
  const tax = taxOn(subtotal);
  const shipping = lines.length > 0 ? shippingPrice : rupees(0);
  return { subtotal, discount, tax, shipping, total: paise(subtotal + tax + shipping) };
}
