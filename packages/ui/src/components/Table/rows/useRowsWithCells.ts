'use client';
import { useMemo } from 'react';

/** Omits group rows. */
export const useRowsWithCells = <RowData>(
  rows: readonly RowData[],
  getSubtotals: ((row: RowData) => unknown) | undefined,
) => useMemo(() => (getSubtotals ? rows.filter((row) => !getSubtotals(row)) : rows), [rows, getSubtotals]);
