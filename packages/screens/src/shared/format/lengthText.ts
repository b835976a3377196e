import { formatMm, milToMm, mmToMil } from '@pcb/engineering/lengths';
import { formatNumber } from '@pcb/ui/format';

/** A length in mil with two decimals, from 1000 mil without. */
export function formatMil(mil: number) {
  const decimals = mil === 0 || mil >= 1000 ? 0 : 2;
  return formatNumber(mil, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

// Converts each number and keeps the characters between: '430 × 385', '0.10–0.15', '±0.13'. Leaves a dash as it is.
const convertNumbers = (text: string, convert: (value: number) => string) =>
  text.replace(/\d+(\.\d+)?/g, (digits) => convert(Number(digits)));

/** Each number of a text in mm, in mil. */
export const inMil = (mm: string) => convertNumbers(mm, (value) => formatMil(mmToMil(value)));

/** Each number of a text in mil, in mm. */
export const inMm = (mil: string) => convertNumbers(mil, (value) => formatMm(milToMm(value), 3));

/** A length in the other unit: '11.81 mil' for '0.30 mm', '0.102/0.102 mm' for '4/4 mil'. A dash for anything else. */
export const otherUnit = (limit: string) => {
  if (limit.endsWith(' mm')) return inMil(limit).replace('mm', 'mil');
  if (limit.endsWith(' mil')) return inMm(limit).replace('mil', 'mm');
  return '—';
};
