import { formatMoney, formatNumber } from '../../format/format.ts';
import type { Messages } from '../MessagesProvider/messages.ts';

/** In paise. */
const lakh = 1_00_000_00;
const crore = 100 * lakh;

/**
 * An amount in lakh or crore with one decimal: '₹12.3 lakh', '₹1.2 crore'. Below one lakh it is exact. Not the compact
 * notation of Intl, which says '₹12L', 'T' or '100 thousand' depending on the version of the browser.
 */
export function compactMoney(amount: number, words: Pick<Messages, 'lakh' | 'crore'>): string {
  const size = Math.abs(amount);
  if (size < lakh) return formatMoney(amount);
  const tenths = (unit: number) => Math.round((size / unit) * 10);
  // Rounded before the unit is chosen: 99,99,999 is 1 crore, and not 100 lakh.
  const isLakh = tenths(lakh) < 1000;
  const rounded = tenths(isLakh ? lakh : crore) / 10;
  const text = `${amount < 0 ? '−' : ''}₹${formatNumber(rounded)}`;
  return (isLakh ? words.lakh : words.crore).replace('{amount}', text);
}
