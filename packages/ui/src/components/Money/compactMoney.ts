import { formatMoney, formatNumber } from '../../format/format.ts';
import { fillMessage } from '../../private/fillMessage.ts';
import type { Messages } from '../MessagesProvider/messages.ts';

/** In paise. */
const lakh = 1_00_000_00;
const crore = 100 * lakh;

/** Amounts below one lakh are exact. Intl says '₹12L', 'T' or '100 thousand', depending on the browser. */
export function compactMoney(amount: number, words: Pick<Messages, 'lakh' | 'crore'>): string {
  const size = Math.abs(amount);
  if (size < lakh) return formatMoney(amount);
  const tenths = (unit: number) => Math.round((size / unit) * 10);
  // Rounded before the unit is chosen: 99,99,999 is 1 crore, not 100 lakh.
  const isLakh = tenths(lakh) < 1000;
  const rounded = tenths(isLakh ? lakh : crore) / 10;
  const text = `${amount < 0 ? '−' : ''}₹${formatNumber(rounded)}`;
  return fillMessage(isLakh ? words.lakh : words.crore, { amount: text });
}
