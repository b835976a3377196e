import { sourceOf } from './blocks.ts';
import type { Block, Source, TableColumn } from './model.ts';

/** What a row gives one value for: a column of the table or, where the value is also shown converted, two. */
export interface ColumnDefinition {
  columns: readonly [TableColumn, converted?: TableColumn];
  /** The value for the second column. */
  convert?: (value: string) => string;
}

/** A row: its id, then a value for each definition. An undefined value leaves its cell empty. */
type Row<Definitions extends readonly ColumnDefinition[]> = readonly [
  id: string,
  ...values: { readonly [Index in keyof Definitions]: string | undefined },
];

/** A column of words. */
export const column = (id: string, label: string): ColumnDefinition => ({ columns: [{ id, label }] });

/** A column of figures. Its unit is shown in the header. */
export const figure = (id: string, label: string, unit?: string): ColumnDefinition => ({
  columns: [{ id, label, ...(unit !== undefined && { unit }), isFigure: true }],
});

const cellsOf = (
  { columns: [{ id }, converted], convert }: ColumnDefinition,
  value: string | undefined,
): readonly (readonly [id: string, cell: string])[] => {
  if (value === undefined) return [];
  return converted && convert
    ? [
        [id, value],
        [converted.id, convert(value)],
      ]
    : [[id, value]];
};

/** A table of figures, one row a line. The type checker counts the values of each row. */
export const table = <const Definitions extends readonly ColumnDefinition[]>(
  caption: string,
  content: { columns: Definitions; rows: readonly Row<Definitions>[]; source?: Source | string },
): Block => ({
  kind: 'table',
  caption,
  columns: content.columns.flatMap(({ columns }) => columns.filter((each) => each !== undefined)),
  rows: content.rows.map(([id, ...values]) => ({
    id,
    cells: Object.fromEntries(content.columns.flatMap((definition, index) => cellsOf(definition, values[index]))),
  })),
  ...(content.source !== undefined && { source: sourceOf(content.source) }),
});
