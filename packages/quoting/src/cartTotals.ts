import { type Paise, paise, rupees, taxOn, withoutTax } from './money.ts';

/** The flat shipping price, including tax. */
export const shippingPrice: Paise = rupees(350);
/** The shipping price before tax. Freight is part of the value of a supply (CGST Act 2017, s. 15(2)(c)). */
export const shippingBeforeTax: Paise = withoutTax(shippingPrice);
/** The tax within the shipping price. */
export const shippingTax: Paise = paise(shippingPrice - shippingBeforeTax);
/** Fixed at zero; coupons do not change it. */
export const discount: Paise = rupees(0);
/** Shown in the note on free shipping; not applied to the totals. */
export const freeShippingOver: Paise = rupees(10_000);

export interface CartTotals {
  subtotal: Paise;
  discount: Paise;
  /** The tax on the subtotal. */
  tax: Paise;
  /** The shipping price including tax. */
  shipping: Paise;
  total: Paise;
}

export interface PricedLine {
  price: Paise;
  quantity: number;
  /** Differs from unit price times quantity, because the unit price is rounded. */
  amount?: Paise;
}

/** Returns the amount of a line, or its unit price times the quantity if there is none. */
export const lineAmount = ({ price, quantity, amount }: PricedLine): Paise => amount ?? paise(price * quantity);

export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const subtotal = paise(lines.reduce((sum, line) => sum + lineAmount(line), 0));
  const tax = taxOn(subtotal);
  const shipping = lines.length > 0 ? shippingPrice : rupees(0);
  return { subtotal, discount, tax, shipping, total: paise(subtotal + tax + shipping) };
}
