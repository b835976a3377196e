import { mmToMil, ounceToMm } from '@pcb/engineering/lengths';
import { formatMil, inMil, inMm, otherUnit } from '../shared/format/lengthText.ts';
import type { SpecificationColumn } from './model.ts';
import type { ColumnDefinition } from './tables.ts';
import type { LengthUnit } from './UnitSwitch/lengthUnits.ts';

const ouncesIn = (text: string) => (text === '1/2' ? 0.5 : Number(text));

/** One of two columns for a length, in mm and in mil. A narrow table shows one of them. */
export const lengthColumn = (id: string, label: string, unit: LengthUnit): SpecificationColumn => ({
  id,
  label,
  unit,
  isFigure: true,
  lengths: unit,
});

/** One of two columns for a length that the data has in both units. */
export const lengthIn = (id: string, label: string, unit: LengthUnit): ColumnDefinition => [
  { column: lengthColumn(id, label, unit) },
];

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

/** Columns for a copper weight in oz/ft², with the computed thickness in µm and mil. */
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

/** Columns for a limit in mm or mil and its conversion. Limits in other units have no conversion. */
export const limitAndConversion: ColumnDefinition = [
  { column: { id: 'limit', label: 'Limit', isFigure: true, lengths: 'limit' } },
  { column: { id: 'converted', label: 'Converted', isFigure: true, lengths: 'conversion' }, convert: otherUnit },
];
