'use client';
import { useState } from 'react';

type RowId = string | number;

/** The rows whose other columns are shown, and a function to show or hide them. */
export function useExpandedRows(defaultExpandedRows: readonly RowId[]) {
  const [expanded, setExpanded] = useState<ReadonlySet<RowId>>(() => new Set(defaultExpandedRows));
  const toggle = ({ id }: { id: RowId }) =>
    setExpanded((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return [expanded, toggle] as const;
}
