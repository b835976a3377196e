'use client';
import { useCallback, useMemo, useState } from 'react';
import type { RowKeys, TableSelectionProps } from './selection.ts';

const noKeys: RowKeys<never> = [];

interface Selection<RowId> {
  selectedKeys: ReadonlySet<RowId>;
  disabledKeys: ReadonlySet<RowId>;
  /** How many selected rows are not among the rows of the table. */
  hiddenCount: number;
  /** How many rows of the table can be selected. */
  enabledCount: number;
  /** How many of these are selected. */
  selectedCount: number;
  /** Adds a row to the selection or removes it. */
  toggle: (id: RowId) => void;
  /** Adds all rows that can be selected; removes them if they all are. Other rows stay selected. */
  toggleAll: () => void;
  clear: () => void;
}

type SelectionOptions<RowId> = Omit<TableSelectionProps<RowId>, 'renderBulkActions'> & {
  rows: readonly { id: RowId }[];
};

/** The selected rows, controlled or uncontrolled. `null` without selection. */
export function useSelection<RowId>({
  selectionMode,
  rows,
  selectedKeys: controlledKeys,
  defaultSelectedKeys = noKeys,
  disabledKeys: givenDisabledKeys = noKeys,
  onSelectionChange,
}: SelectionOptions<RowId>): Selection<RowId> | null {
  const isSelectable = selectionMode === 'multiple';
  const [internalKeys, setInternalKeys] = useState(defaultSelectedKeys);
  const givenKeys = controlledKeys ?? internalKeys;
  const selectedKeys = useMemo(() => new Set(givenKeys), [givenKeys]);
  const disabledKeys = useMemo(() => new Set(givenDisabledKeys), [givenDisabledKeys]);

  const change = useCallback(
    (next: Set<RowId>) => {
      setInternalKeys(next);
      onSelectionChange?.(next);
    },
    [onSelectionChange],
  );
  // Stable while the table scrolls, so that the checkboxes do not render again.
  const toggle = useCallback(
    (id: RowId) => {
      const next = new Set(selectedKeys);
      if (!next.delete(id)) next.add(id);
      change(next);
    },
    [selectedKeys, change],
  );

  return useMemo(() => {
    if (!isSelectable) return null;
    const enabled = rows.filter(({ id }) => !disabledKeys.has(id));
    const selectedCount = enabled.filter(({ id }) => selectedKeys.has(id)).length;
    const toggleAll = () => {
      const next = new Set(selectedKeys);
      for (const { id } of enabled) {
        if (selectedCount < enabled.length) next.add(id);
        else next.delete(id);
      }
      change(next);
    };
    return {
      selectedKeys,
      disabledKeys,
      hiddenCount: selectedKeys.size - rows.filter(({ id }) => selectedKeys.has(id)).length,
      enabledCount: enabled.length,
      selectedCount,
      toggle,
      toggleAll,
      clear: () => change(new Set()),
    };
  }, [isSelectable, rows, selectedKeys, disabledKeys, change, toggle]);
}
