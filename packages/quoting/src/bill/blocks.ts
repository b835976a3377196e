import { isDesignatorCell } from './designators.ts';
import { meaningsOf } from './headings.ts';
import type { Languages } from './languages.ts';
import { isPageText, withoutDigits } from './pages.ts';
import type { BillColumn } from './types.ts';

export interface BillBlock {
  header: number | null;
  rows: readonly number[];
}

/** Titles, dates and logos are often above the header. */
const lastHeaderRow = 200;

const isBlank = (cell: string) => cell.trim() === '';

interface HeaderScore {
  score: number;
  share: number;
}

const noHeader: HeaderScore = { score: 0, share: 0 };

const isCount = /^\s*\d/;

function scoreOf(row: readonly string[], languages: Languages): HeaderScore {
  const filled = row.filter((cell) => !isBlank(cell));
  const isForm = filled.filter((cell) => cell.trim().endsWith(':')).length <= filled.length / 2;
  const ranks = new Map<BillColumn | null, number>();
  let known = 0;
  for (const cell of filled) {
    // 'Quantity:' with its value next to it belongs to a title block.
    if (isForm && cell.trim().endsWith(':')) continue;
    const meanings = meaningsOf(cell.trim(), languages);
    if (meanings.length > 0) known += 1;
    const [best] = [...meanings].sort((one, other) => other.rank - one.rank);
    for (const { column, rank } of meanings) {
      const counts = column === best?.column || column === 'designators' || column === 'quantity';
      if (counts) ranks.set(column, Math.max(rank, ranks.get(column) ?? 0));
    }
  }
  const has = (column: BillColumn, rank = 0) => (ranks.get(column) ?? 0) > rank;
  const isBill = has('designators') || has('quantity') || (has('partNumber', 1) && ranks.size > 2);
  if (!isBill || known < 2 || ranks.size < 2 || Math.max(...ranks.values()) < 2.5) return noHeader;
  const sum = [...ranks.values()].reduce((total, rank) => total + rank, 0);
  return { score: sum * (0.5 + (0.5 * known) / filled.length), share: known / filled.length };
}

/** Only rows with data have to be compared with headings. 'Value_1' looks like a designator. */
const isData = (row: readonly string[], header: readonly string[], languages: Languages) =>
  row.some(
    (cell, index) =>
      (isCount.test(cell) || (cell.length < 8 && isDesignatorCell(cell))) &&
      cell !== header[index] &&
      meaningsOf(cell.trim(), languages).length === 0,
  );

/** Whether a report repeats its header within a list of designators; the row above then ends with a comma. */
function isWithinList(rows: readonly (readonly string[])[], main: number, index: number): boolean {
  const textOf = (row: readonly string[] | undefined) => withoutDigits((row ?? []).join(''));
  if (textOf(rows[index]) !== textOf(rows[main])) return false;
  const titles = new Set(rows.slice(0, main).map(textOf));
  const isOutside = (row: readonly string[]) =>
    /^[-=_*\s]*$/.test(row.join('')) || titles.has(textOf(row)) || isPageText(row.join(' '));
  const above = rows.slice(main + 1, index).findLast((row) => !isOutside(row)) ?? [];
  const [text = '', ...further] = above.filter((cell) => !isBlank(cell));
  return text.trim().endsWith(',') && further.length === 0;
}

/** Returns the rows below a header in unknown words: a row without figures, above a row with figures. */
function belowUnknownHeader(rows: readonly (readonly string[])[]): number[] {
  const filled = [...rows.keys()].filter((row) => !(rows[row] ?? []).every(isBlank));
  const cellsOf = (row = -1) => (rows[row] ?? []).filter((cell) => !isBlank(cell));
  const figuresIn = (row = -1) => cellsOf(row).filter((cell) => /\d/.test(cell)).length;
  const [first, second] = filled;
  const isHeader = cellsOf(first).length > 2 && figuresIn(first) === 0 && figuresIn(second) > 1;
  return isHeader ? filled.slice(1) : [...rows.keys()];
}

/**
 * Splits a table at its headers. The main one is the row with the most headings, not the first row with two; others
 * begin a block, such as KiCad's second list. `chosen` overrides its index, or is `null` for a table without a header.
 */
export function splitBlocks(
  rows: readonly (readonly string[])[],
  chosen: number | null | undefined,
  languages: Languages,
): BillBlock[] {
  const scores = rows.slice(0, lastHeaderRow).map((row) => scoreOf(row, languages));
  const best = scores.reduce((most, { score }) => Math.max(most, score), 0);
  if (chosen === null) return [{ header: null, rows: [...rows.keys()] }];
  if (chosen === undefined && best === 0) return [{ header: null, rows: belowUnknownHeader(rows) }];
  const main = chosen ?? scores.findIndex(({ score }) => score === best);
  const headers: number[] = [];
  const isRepeated = (row: readonly string[]) =>
    chosen !== undefined && row.every((cell, index) => cell.trim() === (rows[main]?.[index] ?? '').trim());
  for (const [index, row] of rows.entries()) {
    if (index !== main && (index < (chosen ?? 0) || isData(row, rows[main] ?? [], languages) || row.every(isBlank)))
      continue;
    const { score, share } = scores[index] ?? scoreOf(row, languages);
    const isFurther = score > 0 && (score === best || (score >= best * 0.4 && share >= 0.6));
    if (index === main || ((isFurther || isRepeated(row)) && !isWithinList(rows, main, index))) headers.push(index);
  }
  return headers.map((header, position) => ({
    header,
    rows: range(header + 1, headers[position + 1] ?? rows.length),
  }));
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
