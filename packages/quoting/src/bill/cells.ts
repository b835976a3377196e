import type { ColumnPlaces } from './columns.ts';
import type { BillColumn } from './types.ts';

/** A row of the table, by the meaning of its columns. */
export interface BillRow {
  /** Counted from 1. */
  row: number;
  cells: readonly string[];
  places: ColumnPlaces;
}

// cspell:ignore sustituto
const placeholder =
  /^(?:n\/?a|n\.a\.?|-+|–|—|~|\?+|\.+|\/|x+|tbd|tbc|tba|any|none|null|nil|undefined|unknown|generic|various|not specified|no part|optional|#n\/a|#ref!|#value!|#name\?)$/i;

/** Wider tables have no bill in their last columns. */
const maxWidth = 1_000;

/** Whether a text stands for a name that is not known, such as 'N/A', '-' and 'TBD'. */
export const isPlaceholder = (text: string): boolean => placeholder.test(text);

/** The filled cells of a meaning, the best column first. */
export function textsOf({ cells, places }: BillRow, column: BillColumn): string[] {
  const texts: string[] = [];
  for (const place of places[column] ?? []) {
    const cell = (cells[place] ?? '').trim();
    if (cell !== '') texts.push(cell);
  }
  return texts;
}

/** The first filled cell of a meaning, or '' if there is none. */
export const textOf = (row: BillRow, column: BillColumn): string => textsOf(row, column)[0] ?? '';

/** The first cell of a meaning that says something: 'N/A', '-' and 'TBD' do not. */
export const nameOf = (row: BillRow, column: BillColumn): string =>
  textsOf(row, column).find((cell) => !isPlaceholder(cell)) ?? '';

/** The indexes of the columns without a meaning, which are the same in all rows of a block. */
const otherColumns = new WeakMap<ColumnPlaces, readonly number[]>();

/** The filled cells of columns without a meaning. */
export function textsOfOthers({ cells, places }: BillRow): string[] {
  let others = otherColumns.get(places);
  if (!others) {
    const known = new Set(Object.values(places).flat());
    others = Array.from({ length: maxWidth }, (_, index) => index).filter((index) => !known.has(index));
    otherColumns.set(places, others);
  }
  const texts: string[] = [];
  for (const index of others) {
    if (index >= cells.length) break;
    const cell = cells[index];
    if (cell !== undefined && cell.trim() !== '') texts.push(cell);
  }
  return texts;
}
