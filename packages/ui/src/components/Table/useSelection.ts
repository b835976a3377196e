'use client';
import { useMemo, useState } from 'react';
import type { RowKeys, TableSelectionProps } from './selection.ts';

const noKeys: RowKeys<never> = [];

export interface Selection<RowId> {
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

/** Counts the rows in one pass, and in none if no row is selected or disabled: a search does it with every key. */
function countRows<RowId>(
  rows: readonly { id: RowId }[],
  selectedKeys: ReadonlySet<RowId>,
  disabledKeys: ReadonlySet<RowId>,
): Pick<Selection<RowId>, 'enabledCount' | 'selectedCount' | 'hiddenCount'> {
  let [enabledCount, selectedCount, hiddenCount] = [rows.length, 0, selectedKeys.size];
  if (selectedKeys.size === 0 && disabledKeys.size === 0) return { enabledCount, selectedCount, hiddenCount };
  for (const { id } of rows) {
    const isSelected = selectedKeys.has(id);
    if (isSelected) hiddenCount -= 1;
    if (disabledKeys.has(id)) enabledCount -= 1;
    else if (isSelected) selectedCount += 1;
  }
  return { enabledCount, selectedCount, hiddenCount };
}

/** The selected rows, controlled or uncontrolled. `null` without selection. */
export function useSelection<RowId>({
  selectionMode,
  rows,
  selectedKeys: controlledKeys,
  defaultSelectedKeys = noKeys,
  disabledKeys: givenDisabledKeys = noKeys,
  onSelectionChange,
}: SelectionOptions<RowId>): Selection<RowId> | null {
  const [internalKeys, setInternalKeys] = useState(defaultSelectedKeys);
  const givenKeys = controlledKeys ?? internalKeys;
  const selectedKeys = useMemo(() => new Set(givenKeys), [givenKeys]);
  const disabledKeys = useMemo(() => new Set(givenDisabledKeys), [givenDisabledKeys]);

  // Not again for every step of scrolling.
  const counts = useMemo(() => countRows(rows, selectedKeys, disabledKeys), [rows, selectedKeys, disabledKeys]);
  if (selectionMode !== 'multiple') return null;

  const change = (next: Set<RowId>) => {
    setInternalKeys(next);
    onSelectionChange?.(next);
  };
  const toggle = (id: RowId) => {
    const next = new Set(selectedKeys);
    if (!next.delete(id)) next.add(id);
    change(next);
  };
  const toggleAll = () => {
    const next = new Set(selectedKeys);
    for (const { id } of rows) {
      if (disabledKeys.has(id)) continue;
      if (counts.selectedCount < counts.enabledCount) next.add(id);
      else next.delete(id);
    }
    change(next);
  };
  return { ...counts, selectedKeys, disabledKeys, toggle, toggleAll, clear: () => change(new Set()) };
}
