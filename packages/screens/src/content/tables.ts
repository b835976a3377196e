import { sourceOf } from './blocks.ts';
import type { Block, Source, TableColumn } from './model.ts';

/** What a row gives one value for: the column that shows it and, for a length, a second one that shows it converted. */
export type ColumnDefinition = readonly { column: TableColumn; convert?: (value: string) => string }[];

/** A row: its id, then a value for each definition. An undefined value leaves its cell empty. */
type Row<Definitions extends readonly ColumnDefinition[]> = readonly [
  id: string,
  ...values: { readonly [Index in keyof Definitions]: string | undefined },
];

/** A column of words. */
export const column = (id: string, label: string): ColumnDefinition => [{ column: { id, label } }];

/** A column of figures. Its unit is shown in the header. */
export const figure = (id: string, label: string, unit?: string): ColumnDefinition => [
  { column: { id, label, ...(unit !== undefined && { unit }), isFigure: true } },
];

const cellsOf = (definition: ColumnDefinition, value: string | undefined) =>
  value === undefined
    ? []
    : definition.map(({ column: { id }, convert }) => [id, convert ? convert(value) : value] as const);

/** A table of figures, one row a line. The type checker counts the values of each row. */
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
