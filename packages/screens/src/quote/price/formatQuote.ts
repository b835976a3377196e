import { columnFormat, formatRupees } from '../../shared/format/money.ts';
import { type Paise, paise } from '@pcb/quoting/money';
import type { Price, Quote } from '@pcb/quoting/quote';
import type { QuoteContent } from '../quote.content.ts';

/** The format of the amounts of a price, which are in one column. */
export const quoteFormat = (price: Price | null) =>
  columnFormat(price === null ? [] : [price.unit, price.orderValue, price.tax, price.total]);

/** A difference with its sign: '+ ₹479' and '− ₹479'. */
export const formatDifference = (difference: Paise, format = formatRupees) =>
  `${difference < 0 ? '−' : '+'}\u00a0${format(paise(Math.abs(difference)))}`;

/** The total as the price summary shows it, also if there is none. */
export function totalOf({ price, onRequest }: Quote, copy: QuoteContent['summary']) {
  if (price) return quoteFormat(price)(price.total);
  return onRequest ? copy.onRequest : copy.unknown;
}

/** The ship date as the price summary shows it: none for an order that has no price yet. */
export const shipDateOf = ({ price, shipDate }: Quote) => price && shipDate;
