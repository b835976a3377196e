import { formatMm, milToMm, mmToMil } from '@pcb/engineering/lengths';
import { formatNumber } from '@pcb/ui/format';

/** Two decimals, none from 1000 mil. */
export function formatMil(mil: number) {
  const decimals = mil === 0 || mil >= 1000 ? 0 : 2;
  return formatNumber(mil, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

// Converts each number and keeps the characters between: '430 × 385', '0.10–0.15', '±0.13'. Keeps a dash.
const convertNumbers = (text: string, convert: (value: number) => string) =>
  text.replace(/\d+(\.\d+)?/g, (digits) => convert(Number(digits)));

export const inMil = (mm: string) => convertNumbers(mm, (value) => formatMil(mmToMil(value)));

export const inMm = (mil: string) => convertNumbers(mil, (value) => formatMm(milToMm(value), 3));

/** A length in the other unit: '11.81 mil' for '0.30 mm', '0.102/0.102 mm' for '4/4 mil'. A dash for anything else. */
export const otherUnit = (limit: string) => {
  if (limit.endsWith(' mm')) return inMil(limit).replace('mm', 'mil');
  if (limit.endsWith(' mil')) return inMm(limit).replace('mil', 'mm');
  return '—';
};
