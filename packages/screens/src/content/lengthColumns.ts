import { formatMm, milToMm, mmToMil, ounceToMm } from '@pcb/engineering/lengths';
import type { TableColumn } from './model.ts';
import type { ColumnDefinition } from './tables.ts';
import type { LengthUnit } from './UnitSwitch/lengthUnits.ts';

const twoDecimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

const formatMil = (mil: number) => (mil === 0 || mil >= 1000 ? whole : twoDecimals).format(mil);

// Converts each number and keeps the characters between: '430 × 385', '0.10–0.15', '±0.13'. Leaves a dash as it is.
const convertNumbers = (text: string, convert: (value: number) => string) =>
  text.replace(/\d+(\.\d+)?/g, (digits) => convert(Number(digits)));

// The capability sheet writes half an ounce as a fraction.
const ouncesIn = (text: string) => (text === '1/2' ? 0.5 : Number(text));

const inMil = (mm: string) => convertNumbers(mm, (value) => formatMil(mmToMil(value)));

const inMm = (mil: string) => convertNumbers(mil, (value) => formatMm(milToMm(value), 3));

/** One of two columns for a length, in mm and in mil. A narrow table shows one of the two. */
export const lengthColumn = (id: string, label: string, unit: LengthUnit): TableColumn => ({
  id,
  label,
  unit,
  isFigure: true,
  lengths: unit,
});

/** One of two columns for a length that the page has in both units. */
export const lengthIn = (id: string, label: string, unit: LengthUnit): ColumnDefinition => [
  { column: lengthColumn(id, label, unit) },
];

/** One of two columns for several lengths, which wrap like text. */
export const lengthsIn = (id: string, label: string, unit: LengthUnit): ColumnDefinition => [
  { column: { id, label, unit, lengths: unit } },
];

/** A mm and a mil column for a length in mm. */
export const mmAndMil = (id: string, label: string): ColumnDefinition => [
  { column: lengthColumn(`${id}Mm`, label, 'mm') },
  { column: lengthColumn(`${id}Mil`, label, 'mil'), convert: inMil },
];

/** A mil and a mm column for a length in mil. */
export const milAndMm = (id: string, label: string): ColumnDefinition => [
  { column: lengthColumn(`${id}Mil`, label, 'mil') },
  { column: lengthColumn(`${id}Mm`, label, 'mm'), convert: inMm },
];

/** A length in the other unit: '11.81 mil' for '0.30 mm', '0.102/0.102 mm' for '4/4 mil'. A dash for anything else. */
export const otherUnit = (limit: string) => {
  if (limit.endsWith(' mm')) return inMil(limit).replace('mm', 'mil');
  if (limit.endsWith(' mil')) return inMm(limit).replace('mil', 'mm');
  return '—';
};

/** Columns for a copper weight in ounces per square foot, with the computed thickness in µm and mil. */
export const copperWeight = (id: string, label: string): ColumnDefinition => {
  const inMicrometres = (ounces: string) => String(Number((ounceToMm(ouncesIn(ounces)) * 1000).toFixed(1)));
  return [
    { column: { id: `${id}Oz`, label, unit: 'oz', isFigure: true } },
    { column: { ...lengthColumn(`${id}Um`, label, 'mm'), unit: 'µm' }, convert: inMicrometres },
    {
      column: lengthColumn(`${id}Mil`, label, 'mil'),
      convert: (ounces) => formatMil(mmToMil(ounceToMm(ouncesIn(ounces)))),
    },
  ];
};

/** Columns for a limit with its unit, mm or mil, and its conversion. Other units have no conversion. */
export const limitAndConversion: ColumnDefinition = [
  { column: { id: 'limit', label: 'Limit', isFigure: true, lengths: 'limit' } },
  { column: { id: 'converted', label: 'Converted', isFigure: true, lengths: 'conversion' }, convert: otherUnit },
];
