'use client';
import { useState } from 'react';

type RowId = string | number;

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
