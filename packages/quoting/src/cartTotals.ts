import { type Paise, paise, rupees, taxOn, withoutTax } from './money.ts';

/** The flat shipping price, with the tax on it. */
export const shippingPrice: Paise = rupees(350);
/** What shipping adds to the taxable value: freight is part of the value of a supply (CGST Act 2017, s. 15(2)(c)). */
export const shippingBeforeTax: Paise = withoutTax(shippingPrice);
/** The part of the shipping price that is tax. */
export const shippingTax: Paise = paise(shippingPrice - shippingBeforeTax);
/** Fixed at zero; coupons do not change it. */
export const discount: Paise = rupees(0);
/** Shown in the note on free shipping; not applied to the totals. */
export const freeShippingOver: Paise = rupees(10_000);

/** The totals of a cart. */
export interface CartTotals {
  subtotal: Paise;
  discount: Paise;
  /** On the subtotal. */
  tax: Paise;
  /** With the tax on it. */
  shipping: Paise;
  total: Paise;
}

/** What the totals need of a line of the cart. */
export interface PricedLine {
  /** The unit price. */
  price: Paise;
  quantity: number;
  /** What the line costs, where that is not the unit price times the quantity, because a unit price is rounded. */
  amount?: Paise;
}

/** What a line costs: its amount, or else its unit price times the quantity. */
export const lineAmount = ({ price, quantity, amount }: PricedLine): Paise => amount ?? paise(price * quantity);

/** Computes subtotal, discount, tax, shipping and total. */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const subtotal = paise(lines.reduce((sum, line) => sum + lineAmount(line), 0));
  const tax = taxOn(subtotal);
  const shipping = lines.length > 0 ? shippingPrice : rupees(0);
  return { subtotal, discount, tax, shipping, total: paise(subtotal + tax + shipping) };
}
