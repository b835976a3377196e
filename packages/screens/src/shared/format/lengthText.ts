import { formatMm, milToMm, mmToMil } from '@pcb/engineering/lengths';
import { lazily } from '../remote/lazily.ts';

const twoDecimals = lazily(
  () => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const whole = lazily(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }));

/** A length in mil with two decimals, from 1000 mil without. */
export const formatMil = (mil: number) => (mil === 0 || mil >= 1000 ? whole : twoDecimals)().format(mil);

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
