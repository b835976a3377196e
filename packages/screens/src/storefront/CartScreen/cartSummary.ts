import { cartTotals, lineAmount } from '@pcb/quoting/cartTotals';
import { paise, taxPercent } from '@pcb/quoting/money';
import type { ReactNode } from 'react';
import type { CartLine } from '../../shared/cart/cartLine.ts';
import { columnFormat } from '../../shared/format/money.ts';
import type { CartContent } from './CartScreen.content.ts';

/** The sums of a cart, usually computed by a server. Amounts are in the smallest unit of the currency. */
export interface CartSummary {
  /** The rows above the total, such as subtotal, taxes and shipping. An amount can be a text, such as 'Free'. */
  sums: readonly { label: string; amount: number | string }[];
  total: number;
  /** Formats every amount of the page. */
  format: (amount: number) => string;
  /** Below the coupon, such as offers and delivery. @default none */
  notes?: ReactNode;
}

/** The sums of our own business, in rupees. Amounts show paise if any of them has paise. */
export function defaultSummary(lines: readonly CartLine[], copy: CartContent['summary']): CartSummary {
  const { subtotal, discount, tax, shipping, total } = cartTotals(lines);
  const format = columnFormat([...lines.map(lineAmount), subtotal, discount, tax, shipping, total]);
  return {
    sums: [
      { label: copy.subtotal, amount: subtotal },
      { label: copy.discount, amount: discount },
      { label: copy.tax(taxPercent), amount: tax },
      { label: copy.shipping, amount: shipping === 0 ? copy.free : shipping },
    ],
    total,
    format: (amount) => format(paise(amount)),
  };
}
