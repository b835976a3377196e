'use client';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useMemo, useState } from 'react';

/** More rows than these are drawn only where they are in sight: the window itself draws about half as many. */
const maxDrawnRows = 50;

/** The height of a row before it is measured. */
const estimatedHeight = 41;

/** A row that is drawn, and the height of those which are left out before it. */
interface ShownRow {
  index: number;
  gap: number;
}

interface RowWindow {
  isWindowed: boolean;
  shownRows: readonly ShownRow[];
  /** The height of the rows that are left out at the end. */
  gapAfter: number;
  /** The ref of each row that is drawn. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  /** For the body of the table: the row that holds the focus is kept. */
  focusProps: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
}

/** Which of many rows to draw: those in sight, measured, and the one that holds the focus. */
export function useRowWindow(
  scroller: RefObject<HTMLDivElement | null>,
  rows: readonly { id: string | number }[],
): RowWindow {
  // The virtualizer is one object whose answers change: a compiler must not keep them.
  'use no memo';
  const isWindowed = rows.length > maxDrawnRows;
  // Its id, because the host may put the rows into another order.
  const [focusedId, setFocusedId] = useState<string | number | null>(null);
  const focusedRow = useMemo(
    () => (focusedId === null ? -1 : rows.findIndex(({ id }) => id === focusedId)),
    [rows, focusedId],
  );
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: isWindowed ? rows.length : 0,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    initialRect: { width: 0, height: 640 },
    overscan: 6,
    rangeExtractor: useCallback(
      (range: Range) => {
        const inSight = defaultRangeExtractor(range);
        if (focusedRow < 0) return inSight;
        // Its neighbours too, so that Tab goes on from there however far it has been scrolled away.
        const kept = [focusedRow - 1, focusedRow, focusedRow + 1].filter((index) => index >= 0 && index < range.count);
        return [...new Set([...inSight, ...kept])].sort((one, other) => one - other);
      },
      [focusedRow],
    ),
  });

  const focusProps = {
    onFocus: ({ target }: FocusEvent) => {
      const index = target.closest('tr')?.dataset['index'];
      if (index !== undefined) setFocusedId(rows[Number(index)]?.id ?? null);
    },
    onBlur: () => setFocusedId(null),
  };
  if (!isWindowed) {
    const shownRows = rows.map((_, index) => ({ index, gap: 0 }));
    return { isWindowed, shownRows, gapAfter: 0, measure: undefined, focusProps };
  }
  const items = virtualizer.getVirtualItems();
  return {
    isWindowed,
    shownRows: items.map(({ index, start }, position) => ({ index, gap: start - (items[position - 1]?.end ?? 0) })),
    gapAfter: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    focusProps,
  };
}
