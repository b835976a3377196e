import Papa from 'papaparse';

/** A row with text. `index` is its position in the sheet, from 0. */
export interface SheetRow {
  index: number;
  cells: readonly string[];
}

/** Cells displayed as one, with the text in the first row. Both rows are inclusive. */
export interface MergedCells {
  column: number;
  firstRow: number;
  lastRow: number;
}

/** The workbook is larger than any bill of materials, although its file is small. */
export class TooLargeError extends Error {}

/** In characters. A few bytes of repeated cells and shared strings can expand to gigabytes. */
const maxLength = 10_000_000;

/** Blank rows count, because rows keep their numbers. Rows below the last text do not. */
const maxRows = 100_000;

/** Columns further to the right do not belong to a bill. */
export const maxColumns = 1_000;

const longestMerge = 1_000;

const startsAsDesignator = /^[a-z]{1,4}\d{1,5}(?![a-z\d])/i;

/**
 * Repeats merged text in each row, but not numbers, which would count twice, or the alternates of a merged designator.
 */
function withMerged(rows: readonly SheetRow[], merged: readonly MergedCells[]): readonly SheetRow[] {
  if (merged.length === 0) return rows;
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  const texts = new Map<number, Map<number, string>>();
  for (const { column, firstRow, lastRow } of merged) {
    const text = byIndex.get(firstRow)?.cells[column] ?? '';
    if (text === '') continue;
    for (let index = firstRow + 1; index <= Math.min(lastRow, firstRow + longestMerge); index += 1) {
      if (byIndex.has(index)) texts.set(index, (texts.get(index) ?? new Map<number, string>()).set(column, text));
    }
  }
  return rows.map((row) => {
    const added = texts.get(row.index);
    if (!added || [...added.values()].some((text) => startsAsDesignator.test(text))) return row;
    const width = Math.max(row.cells.length, ...[...added.keys()].map((column) => column + 1));
    const textAt = (column: number) => {
      const text = added.get(column) ?? '';
      return row.cells[column] || (/^\d+$/.test(text) ? '' : text);
    };
    return { ...row, cells: Array.from({ length: width }, (_, column) => textAt(column)) };
  });
}

/** Collects the rows of one sheet. Throws `TooLargeError` above the limits. */
export class SheetRows {
  readonly #rows: SheetRow[] = [];
  readonly #merged: MergedCells[] = [];
  #length = 0;

  /** Skips blank rows. `cells` may be sparse. */
  add(index: number, cells: readonly (string | undefined)[]): void {
    const trimmed = Array.from(cells, (cell) => cell ?? '').slice(0, maxColumns);
    while (trimmed.at(-1)?.trim() === '') trimmed.pop();
    if (trimmed.length === 0) return;
    this.#length += trimmed.reduce((sum, cell) => sum + cell.length + 1, 0);
    if (this.#length > maxLength || index >= maxRows || this.#rows.length >= maxRows) throw new TooLargeError();
    this.#rows.push({ index, cells: trimmed });
  }

  merge(cells: MergedCells): void {
    if (cells.lastRow > cells.firstRow && this.#merged.length < maxRows) this.#merged.push(cells);
  }

  /** Tab-separated text. Includes blank rows, so that rows keep their numbers. */
  toText(): string {
    const table: (readonly string[])[] = [];
    let last = -1;
    for (const { index, cells } of withMerged(this.#rows, this.#merged)) {
      for (let blank = last + 1; blank < index; blank += 1) table.push([]);
      table.push(cells);
      last = index;
    }
    return Papa.unparse(table, { delimiter: '\t', newline: '\n' });
  }
}
