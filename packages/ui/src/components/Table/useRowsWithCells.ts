'use client';
import { useMemo } from 'react';

/** Without the rows that stand above a group. */
export const useRowsWithCells = <RowData>(
  rows: readonly RowData[],
  getSubtotals: ((row: RowData) => unknown) | undefined,
) => useMemo(() => (getSubtotals ? rows.filter((row) => !getSubtotals(row)) : rows), [rows, getSubtotals]);
