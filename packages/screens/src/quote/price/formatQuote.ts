import { type Paise, paise } from '@pcb/quoting/money';
import type { Price, Quote } from '@pcb/quoting/quote';
import { columnFormat, formatRupees } from '../../shared/format/money.ts';
import type { QuoteContent } from '../quote.content.ts';

export const quoteFormat = (price: Price | null) =>
  columnFormat(price === null ? [] : [price.unit, price.orderValue, price.tax, price.total]);

/** '+ ₹479' and '− ₹479'. */
export const formatDifference = (difference: Paise, format = formatRupees) =>
  `${difference < 0 ? '−' : '+'}\u00a0${format(paise(Math.abs(difference)))}`;

export function totalOf({ price, onRequest }: Quote, copy: QuoteContent['summary']) {
  if (price) return quoteFormat(price)(price.total);
  return onRequest ? copy.onRequest : copy.unknown;
}

/** `null` for an order that has no price yet. */
export const shipDateOf = ({ price, shipDate }: Quote) => price && shipDate;
