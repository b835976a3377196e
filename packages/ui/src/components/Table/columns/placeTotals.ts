import type { CSSProperties } from 'react';
import type { ColumnPlacement } from './placeColumns.ts';

interface PlacedTotals {
  labelStyle: CSSProperties;
  /** The index of the first column with its own cell. The label spans the columns before it. */
  firstIndex: number;
}

/** The label of a totals row fills the space up to the first total, so the first column cannot have one. */
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
