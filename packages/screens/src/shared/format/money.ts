import { type Paise, paise } from '@pcb/quoting/money';
import { formatMoney, formatNumber } from '@pcb/ui/format';

/** With paise only if the amount is not whole: ₹1,25,000 and ₹266.50. */
export const formatRupees = (amount: Paise) => formatMoney(amount);

/** Shows paise for all amounts of a column if one is not whole, so that their digits line up. */
export const columnHasPaise = (amounts: readonly Paise[]) => amounts.some((amount) => amount % 100 !== 0);

export function columnFormat(amounts: readonly Paise[]) {
  const hasPaise = columnHasPaise(amounts);
  return (amount: Paise) => formatMoney(amount, { hasPaise });
}

/** A unit price in paise, with four decimals of a rupee if it is not a whole number of paise: ₹32.6094. */
export const formatUnitPrice = (unit: number, format: (amount: Paise) => string) =>
  Number.isInteger(unit) ? format(paise(unit)) : `₹${formatNumber(unit / 100, { minimumFractionDigits: 4 })}`;

/** With Indian grouping: 1,25,000. */
export const formatCount = (count: number) => formatNumber(count);
