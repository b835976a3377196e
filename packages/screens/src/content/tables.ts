import { sourceOf } from './blocks.ts';
import type { Block, Source, SpecificationColumn } from './model.ts';

/** The columns for one value of a row: the value and, for a length, its conversion. */
export type ColumnDefinition = readonly { column: SpecificationColumn; convert?: (value: string) => string }[];

type Row<Definitions extends readonly ColumnDefinition[]> = readonly [
  id: string,
  ...values: { readonly [Index in keyof Definitions]: string | undefined },
];

export const column = (id: string, label: string): ColumnDefinition => [{ column: { id, label } }];

export const figure = (id: string, label: string, unit?: string): ColumnDefinition => [
  { column: { id, label, ...(unit !== undefined && { unit }), isFigure: true } },
];

const cellsOf = (definition: ColumnDefinition, value: string | undefined) =>
  value === undefined
    ? []
    : definition.map(({ column: { id }, convert }) => [id, convert ? convert(value) : value] as const);

/** A table of figures. The types check the number of values in each row. */
export const table = <const Definitions extends readonly ColumnDefinition[]>(
  caption: string,
  content: { columns: Definitions; rows: readonly Row<Definitions>[]; source: Source | string },
): Block => ({
  kind: 'table',
  caption,
  columns: content.columns.flatMap((definition) => definition.map((shown) => shown.column)),
  rows: content.rows.map(([id, ...values]) => ({
    id,
    cells: Object.fromEntries(content.columns.flatMap((definition, index) => cellsOf(definition, values[index]))),
  })),
  source: sourceOf(content.source),
});
