import { formatCache } from './formatCache.ts';
import { wholePaise } from './wholePaise.ts';

/** Shown instead of a number that is missing or not finite. */
export const noNumber = '—';

export interface NumberFormatOptions {
  /** The minimum number of decimals, for figures that line up in a column. @default 0 */
  minimumFractionDigits?: number;
  /** The maximum number of decimals; the number is rounded to it. @default 3, or the minimum if that is higher */
  maximumFractionDigits?: number;
}

export interface MoneyFormatOptions {
  /** Whether zero paise are shown, for amounts that line up in a column. @default false */
  hasPaise?: boolean;
}

type Figure = number | null | undefined;

export const isFigure = (value: Figure): value is number => Number.isFinite(value);

const numberFormat = formatCache<Intl.NumberFormat>();

/** Indian grouping is the same in English and Hindi, and in every version of the locale data. */
function formatIndian(value: Figure, key: string, options: Intl.NumberFormatOptions): string {
  if (!isFigure(value)) return noNumber;
  // A difference of less than half a paisa must not become -₹0.00.
  const format = numberFormat(key, () => new Intl.NumberFormat('en-IN', { signDisplay: 'negative', ...options }));
  // Screen readers skip a hyphen before a number.
  return format.format(value).replace('-', '−');
}

/**
 * Formats a number with Indian grouping: `12,34,567.5`. A missing number becomes a dash.
 * @example formatNumber(125000) // '1,25,000'
 */
export function formatNumber(
  value: number | null | undefined,
  { minimumFractionDigits: min = 0, maximumFractionDigits: max = Math.max(3, min) }: NumberFormatOptions = {},
): string {
  return formatIndian(value, `${min} ${max}`, { minimumFractionDigits: min, maximumFractionDigits: max });
}

/**
 * Formats an amount in whole paise as rupees: `₹12,34,567` and `₹266.50`. A missing amount becomes a dash.
 * @example formatMoney(26650) // '₹266.50'
 */
export function formatMoney(amount: number | null | undefined, { hasPaise = false }: MoneyFormatOptions = {}): string {
  return formatIndian(isFigure(amount) ? wholePaise(amount) / 100 : amount, `INR ${hasPaise}`, {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: hasPaise ? 'auto' : 'stripIfInteger',
  });
}
