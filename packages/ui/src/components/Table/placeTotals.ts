import type { CSSProperties } from 'react';
import type { ColumnPlacement } from './placeColumns.ts';

interface PlacedTotals {
  /** Where the label is in the grid of the row. */
  labelStyle: CSSProperties;
  /** The index of the first column that has a cell of its own. The label spans those before it. */
  firstIndex: number;
}

/** Places the label of a row of totals: it has the space up to the first total. The first column cannot have one. */
export function placeTotals(placements: readonly ColumnPlacement[], hasTotal: readonly boolean[]): PlacedTotals {
  const labelTrack = placements[0]?.track ?? 1;
  const totals = placements.filter((_, index) => index > 0 && hasTotal[index]);
  const end = Math.min(...totals.map(({ track }) => track).filter((track) => track > labelTrack));
  // Another column may be folded under the first.
  const isAboveTotal = totals.some(({ track }) => track === labelTrack);
  const isTwoLined = placements.some(({ line }) => line === 'second');
  const firstIndex = hasTotal.findIndex((has, index) => index > 0 && has);
  return {
    labelStyle: {
      gridColumn: `1 / ${Number.isFinite(end) ? end : -1}`,
      gridRow: isTwoLined && !isAboveTotal ? '1 / span 2' : '1',
    },
    firstIndex: firstIndex < 0 ? placements.length : firstIndex,
  };
}
