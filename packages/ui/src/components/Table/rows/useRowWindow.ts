'use client';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rowWindowing } from './rowWindowing.ts';

/** In pixels, used until a row has been measured. */
const estimatedHeights = { comfortable: 40, compact: 34 };
const estimatedSecondLine = 14;
const estimatedCardHeight = 220;

interface RowLook {
  isStacked: boolean;
  density: keyof typeof estimatedHeights;
  hasSecondLine: boolean;
}

export const estimateRowHeight = ({ isStacked, density, hasSecondLine }: RowLook) =>
  isStacked ? estimatedCardHeight : estimatedHeights[density] + (hasSecondLine ? estimatedSecondLine : 0);

/** With more rows than this, only the visible ones are rendered, which is about half as many. */
const maxFullyRenderedRows = 50;

interface RenderedRow {
  index: number;
  gap: number;
}

export interface RowWindow {
  isWindowed: boolean;
  renderedRows: readonly RenderedRow[];
  gapAfter: number;
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  /** Keeps the focused row rendered. */
  focusProps: { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void };
}

interface RowWindowOptions {
  rows: readonly { id: string | number }[];
  estimatedRowHeight: number;
  hasOwnScroll: boolean;
}

export function useRowWindow(
  scroller: RefObject<HTMLDivElement | null>,
  { rows, estimatedRowHeight, hasOwnScroll }: RowWindowOptions,
): RowWindow {
  const isWindowed = rowWindowing.isOn && hasOwnScroll && rows.length > maxFullyRenderedRows;
  // The id instead of the index, because the host may reorder the rows.
  const [focusedId, setFocusedId] = useState<string | number | null>(null);
  const focusedRow = useMemo(
    () => (focusedId === null ? -1 : rows.findIndex(({ id }) => id === focusedId)),
    [rows, focusedId],
  );
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: isWindowed ? rows.length : 0,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowHeight,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    initialRect: { width: 0, height: 640 },
    overscan: 4,
    rangeExtractor: (range: Range) => {
      const visibleRows = defaultRangeExtractor(range);
      if (focusedRow < 0) return visibleRows;
      // Also keeps its neighbours, so that Tab continues from it even when it is scrolled out of view.
      const kept = [focusedRow - 1, focusedRow, focusedRow + 1].filter((index) => index >= 0 && index < range.count);
      return [...new Set([...visibleRows, ...kept])].sort((one, other) => one - other);
    },
  });

  // A change of density or layout changes the heights of all rows, even of those that are not rendered.
  const lastEstimate = useRef(estimatedRowHeight);
  useLayoutEffect(() => {
    if (lastEstimate.current === estimatedRowHeight) return;
    lastEstimate.current = estimatedRowHeight;
    virtualizer.measure();
  }, [virtualizer, estimatedRowHeight]);

  const focusProps = {
    onFocus: ({ target }: FocusEvent) => {
      const index = target.closest('tr')?.dataset['index'];
      if (index !== undefined) setFocusedId(rows[Number(index)]?.id ?? null);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // When the window loses focus, `relatedTarget` is null, but the active element is still in the row.
      if (!currentTarget.contains(relatedTarget ?? document.activeElement)) setFocusedId(null);
    },
  };
  if (!isWindowed) {
    const renderedRows = rows.map((_, index) => ({ index, gap: 0 }));
    return { isWindowed, renderedRows, gapAfter: 0, measure: undefined, focusProps };
  }
  const items = virtualizer.getVirtualItems();
  return {
    isWindowed,
    renderedRows: items.map(({ index, start }, position) => ({ index, gap: start - (items[position - 1]?.end ?? 0) })),
    gapAfter: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    focusProps,
  };
}
