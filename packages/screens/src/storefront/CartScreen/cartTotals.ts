import { type Paise, rupees, taxOn } from '../../shared/money.ts';
import type { CartLine } from './cartLine.ts';

/** One price for shipping, whatever is in the cart. */
export const shippingPrice: Paise = rupees(350);
/** Nothing gives a discount yet, the coupon included. */
export const discount: Paise = 0;
/** Named in the note on free shipping; the totals do not apply it. */
export const freeShippingOver: Paise = rupees(10_000);

/** What the cart comes to. */
export interface CartTotals {
  subtotal: Paise;
  discount: Paise;
  tax: Paise;
  shipping: Paise;
  total: Paise;
}

type Priced = Pick<CartLine, 'price' | 'quantity'>;

/** The amount of one line: its price rounded to the paisa, times its quantity. */
export const lineAmount = ({ price, quantity }: Priced): Paise => rupees(price) * quantity;

/** Subtotal, discount, tax, shipping and total of a cart. */
export function cartTotals(lines: readonly Priced[]): CartTotals {
  const subtotal = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const tax = taxOn(subtotal);
  const shipping = lines.length > 0 ? shippingPrice : 0;
  return { subtotal, discount, tax, shipping, total: subtotal + tax + shipping };
}
