'use client';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface RowStepsOptions<RowData> {
  rows: readonly RowData[];
  /** The rows per step; `undefined` shows all. */
  step: number | undefined;
  defaultVisibleRows: number | undefined;
}

export function useRowSteps<RowData>(
  scroller: RefObject<HTMLElement | null>,
  { rows, step, defaultVisibleRows }: RowStepsOptions<RowData>,
) {
  const [chosenLimit, setChosenLimit] = useState(defaultVisibleRows);
  const limit = step === undefined ? rows.length : (chosenLimit ?? step);
  const visibleRows = limit < rows.length ? rows.slice(0, limit) : rows;

  const firstNewRow = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (firstNewRow.current === null) return;
    // The button of the last step is removed while it has focus.
    const row = scroller.current?.querySelector(`tr[data-index="${firstNewRow.current}"]`);
    row?.querySelector<HTMLElement>('button[aria-expanded]')?.focus({ preventScroll: true });
    firstNewRow.current = null;
  }, [scroller, limit]);

  const showMore = () => {
    firstNewRow.current = limit;
    setChosenLimit(limit + (step ?? 0));
  };
  return { visibleRows, showMore };
}
