'use client';
import { useEffect, useRef } from 'react';

/** About the height of a screen. */
const nearRows = 20;

/** Calls `onLoadMore` when one of the last rows is rendered, once for each array of rows. */
export function useNearEnd(
  rows: readonly unknown[],
  lastRendered: number | undefined,
  onLoadMore: (() => void) | undefined,
): void {
  const reported = useRef<readonly unknown[]>(undefined);
  const isNear = lastRendered !== undefined && lastRendered >= rows.length - nearRows;
  useEffect(() => {
    if (!onLoadMore || !isNear || reported.current === rows) return;
    reported.current = rows;
    onLoadMore();
  }, [rows, isNear, onLoadMore]);
}
