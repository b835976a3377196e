import { cartTotals, lineAmount } from '@pcb/quoting/cartTotals';
import { paise, taxPercent } from '@pcb/quoting/money';
import type { ReactNode } from 'react';
import { columnFormat } from '../../shared/format/money.ts';
import type { CartLine } from './cartLine.ts';
import type { CartContent } from './CartScreen.content.ts';

/** What a host charges for a cart, usually computed by its server. Amounts are in the smallest unit of its currency. */
export interface CartSummary {
  /** The rows above the total, such as subtotal, taxes and shipping. A text stands in place of an amount: 'Free'. */
  sums: readonly { label: string; amount: number | string }[];
  total: number;
  /** Formats every amount of the page, in the currency of the host. */
  format: (amount: number) => string;
  /** Below the coupon, such as offers and delivery. @default none */
  notes?: ReactNode;
}

/**
 * This business's: tax and flat shipping, in rupees. All amounts have paise if any amount has.
 */
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
