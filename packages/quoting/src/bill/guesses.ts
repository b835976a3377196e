import { readDesignators } from './designators.ts';
import type { Evidence } from './evidence.ts';
import { readQuantity } from './quantity.ts';
import type { BillColumn } from './types.ts';

export interface Candidate {
  index: number;
  column: BillColumn | null;
  rank: number;
  score: number;
}

type Rows = readonly (readonly string[])[];

const isCount = ({ counts, isSequence }: Evidence) => counts >= 0.9 && !isSequence;

/**
 * Returns the index of the quantity column if the headings are unknown, or -1. It equals the number of designators in
 * each row. Without designators it must be the only column of counts, because another one may contain prices.
 */
function quantityIn(evidence: readonly Evidence[], rows: Rows): number {
  const counts = evidence.flatMap((cells, index) => (isCount(cells) ? [index] : []));
  const list = evidence.findIndex(({ designators, isLcsc }) => designators >= 0.8 && !isLcsc);
  if (list < 0) return counts.length === 1 ? (counts[0] ?? -1) : -1;
  const counted = rows.map((row) => readDesignators(row[list] ?? '').length);
  const agrees = (index: number) =>
    rows.filter((row, place) => readQuantity(row[index] ?? '') === counted[place]).length >= 0.8 * rows.length;
  return counts.find(agrees) ?? -1;
}

export function guessesIn(evidence: readonly Evidence[], rows: Rows): Candidate[] {
  const quantity = quantityIn(evidence, rows);
  return evidence.flatMap((cells, index) => {
    const guess = (column: BillColumn, score: number) => [{ index, column, rank: 1, score }];
    if (cells.isSequence) return guess('item', 15);
    if (index === quantity) return guess('quantity', 14);
    if (cells.counts >= 0.9) return [];
    if (cells.packages >= 0.6) return guess('package', 13);
    if (cells.partNumbers >= 0.6) return guess('partNumber', 12);
    if (cells.values >= 0.4) return guess('value', 11);
    return cells.texts >= 0.6 ? guess('description', 10) : [];
  });
}
