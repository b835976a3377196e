import { lazily } from '../remote/lazily.ts';
import type { Paise } from '@pcb/quoting/money';

// en-IN groups by lakh and crore: ₹1,23,45,678.
const rupeeFormat = lazily(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
const rupeeFormatWithPaise = lazily(() => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }));
const wholeNumber = lazily(() => new Intl.NumberFormat('en-IN'));

/** With paise only where the amount is not whole: ₹1,25,000 and ₹266.50. */
export const formatRupees = (amount: Paise) => rupeeFormat().format(amount / 100);

/** Returns the format for amounts in one column: all with paise if one of them is not whole, so that their digits line up. */
export function columnFormat(amounts: readonly Paise[]) {
  const format = amounts.every((amount) => amount % 100 === 0) ? rupeeFormat : rupeeFormatWithPaise;
  return (amount: Paise) => format().format(amount / 100);
}

/** A count with Indian grouping: 1,25,000. */
export const formatCount = (count: number) => wholeNumber().format(count);
