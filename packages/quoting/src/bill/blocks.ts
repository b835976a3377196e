import { isDesignatorCell } from './designators.ts';
import { meaningsOf } from './headings.ts';
import type { BillColumn } from './types.ts';

/** A header and the rows below it, up to the next header. Rows are indexes into the table. */
export interface BillBlock {
  /** `null` for a table without a header. */
  header: number | null;
  rows: readonly number[];
}

/** Titles, dates and logos often stand above the header. */
const lastHeaderRow = 200;

const isBlank = (cell: string) => cell.trim() === '';

interface HeaderScore {
  score: number;
  /** The share of filled cells that are headings. */
  share: number;
}

const noHeader: HeaderScore = { score: 0, share: 0 };

const isCount = /^\s*\d/;

/** How much a row looks like a header: the ranks of the meanings that it names. */
function scoreOf(row: readonly string[]): HeaderScore {
  const filled = row.filter((cell) => !isBlank(cell));
  const isForm = filled.filter((cell) => cell.trim().endsWith(':')).length <= filled.length / 2;
  const ranks = new Map<BillColumn | null, number>();
  let known = 0;
  for (const cell of filled) {
    // 'Quantity:' with its answer beside it belongs to a title block.
    if (isForm && cell.trim().endsWith(':')) continue;
    const meanings = meaningsOf(cell.trim());
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

/** Whether a row below the header has data: few rows need the comparison with headings. */
const isData = (row: readonly string[]) =>
  row.some((cell) => isCount.test(cell) || (cell.length < 8 && isDesignatorCell(cell)));

/**
 * Splits a table at its headers. The header is the row that names the most columns, not the first with two known words;
 * rows that name columns as well begin a further block, such as the second list of KiCad or a section with its own header.
 * `chosen` is the index of the header instead, or `null` for a table without one.
 */
export function splitBlocks(rows: readonly (readonly string[])[], chosen?: number | null): BillBlock[] {
  const scores = rows.slice(0, lastHeaderRow).map(scoreOf);
  const best = scores.reduce((most, { score }) => Math.max(most, score), 0);
  if (chosen === null || (chosen === undefined && best === 0))
    return [{ header: null, rows: rows.map((_, index) => index) }];
  const main = chosen ?? scores.findIndex(({ score }) => score === best);
  const headers: number[] = [];
  const isRepeated = (row: readonly string[]) =>
    chosen !== undefined && row.every((cell, index) => cell.trim() === (rows[main]?.[index] ?? '').trim());
  for (const [index, row] of rows.entries()) {
    if (index !== main && (index < (chosen ?? 0) || isData(row) || row.every(isBlank))) continue;
    const { score, share } = scores[index] ?? scoreOf(row);
    const isFurther = score > 0 && (score === best || (score >= best * 0.4 && share >= 0.6));
    if (index === main || isFurther || isRepeated(row)) headers.push(index);
  }
  return headers.map((header, position) => ({
    header,
    rows: range(header + 1, headers[position + 1] ?? rows.length),
  }));
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
