import { formatMm, milToMm, mmToMil } from '@pcb/engineering/lengths';
import type { ColumnDefinition } from './tables.ts';

const twoDecimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

const formatMil = (mil: number) => (mil === 0 || mil >= 1000 ? whole : twoDecimals).format(mil);

// Converts each number and keeps the signs between them: '430 × 385', '0.10–0.15', '±0.13'. A dash stays a dash.
const convertNumbers = (text: string, convert: (value: number) => string) =>
  text.replace(/\d+(\.\d+)?/g, (digits) => convert(Number(digits)));

const inMil = (mm: string) => convertNumbers(mm, (value) => formatMil(mmToMil(value)));

const inMm = (mil: string) => convertNumbers(mil, (value) => formatMm(milToMm(value), 3));

/** Columns for one length, given in mm. */
export const mmAndMil = (id: string, label: string): ColumnDefinition => [
  { column: { id: `${id}Mm`, label, unit: 'mm', isFigure: true } },
  { column: { id: `${id}Mil`, label, unit: 'mil', isFigure: true }, convert: inMil },
];

/** Columns for one length, given in mil. */
export const milAndMm = (id: string, label: string): ColumnDefinition => [
  { column: { id: `${id}Mil`, label, unit: 'mil', isFigure: true } },
  { column: { id: `${id}Mm`, label, unit: 'mm', isFigure: true }, convert: inMm },
];

const otherUnit = (limit: string) => {
  if (limit.endsWith(' mm')) return inMil(limit).replace('mm', 'mil');
  if (limit.endsWith(' mil')) return inMm(limit).replace('mil', 'mm');
  return '—';
};

/** Columns for a limit that is given with its unit, mm or mil. A limit without one has no conversion. */
export const limitAndConversion: ColumnDefinition = [
  { column: { id: 'limit', label: 'Limit', isFigure: true } },
  { column: { id: 'converted', label: 'Converted', isFigure: true }, convert: otherUnit },
];
