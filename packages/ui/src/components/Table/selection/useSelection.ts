'use client';
import { useMemo } from 'react';
import { useControllable } from '../../../hooks/useControllable.ts';
import type { RowKeys, TableSelectionProps } from './selection.ts';

const noKeys: RowKeys<never> = [];

export interface Selection<RowId> {
  /** Whether at most one row can be selected. */
  isSingle: boolean;
  selectedKeys: ReadonlySet<RowId>;
  disabledKeys: ReadonlySet<RowId>;
  visible: RowCounts;
  /** All rows that match the host's filter, including rows in later steps and collapsed rows. */
  all: RowCounts;
  /** Selected rows that a filter hides. */
  hiddenCount: number;
  toggle: (id: RowId) => void;
  /** Selects the shown, enabled rows, or clears them if all are selected. Other rows stay selected. */
  toggleVisible: () => void;
  selectAll: () => void;
  clear: () => void;
}

interface RowCounts {
  count: number;
  enabled: number;
  enabledSelected: number;
  /** Includes rows that the user cannot select. */
  selected: number;
}

type SelectionOptions<RowId> = Omit<TableSelectionProps<RowId>, 'renderBulkActions'> & {
  visibleRows: readonly { id: RowId }[];
  allRows: readonly { id: RowId }[];
};

/** Makes one pass, or none if no row is selected or disabled, because a search runs this on every key. */
function countRows<RowId>(
  rows: readonly { id: RowId }[],
  selectedKeys: ReadonlySet<RowId>,
  disabledKeys: ReadonlySet<RowId>,
): RowCounts {
  const counts = { count: rows.length, enabled: rows.length, enabledSelected: 0, selected: 0 };
  if (selectedKeys.size === 0 && disabledKeys.size === 0) return counts;
  for (const { id } of rows) {
    const isSelected = selectedKeys.has(id);
    const isDisabled = disabledKeys.has(id);
    if (isSelected) counts.selected += 1;
    if (isDisabled) counts.enabled -= 1;
    else if (isSelected) counts.enabledSelected += 1;
  }
  return counts;
}

export function useSelection<RowId>({
  selectionMode,
  visibleRows,
  allRows,
  selectedKeys: controlledKeys,
  defaultSelectedKeys = noKeys,
  disabledKeys: givenDisabledKeys = noKeys,
  onSelectionChange,
}: SelectionOptions<RowId>): Selection<RowId> | null {
  const [givenKeys, change] = useControllable(controlledKeys, defaultSelectedKeys, onSelectionChange);
  const selectedKeys = useMemo(() => new Set(givenKeys), [givenKeys]);
  const disabledKeys = useMemo(() => new Set(givenDisabledKeys), [givenDisabledKeys]);

  // Memoised, so that it does not run for every scroll step.
  const all = useMemo(() => countRows(allRows, selectedKeys, disabledKeys), [allRows, selectedKeys, disabledKeys]);
  const visible = useMemo(
    () => (visibleRows === allRows ? all : countRows(visibleRows, selectedKeys, disabledKeys)),
    [visibleRows, allRows, all, selectedKeys, disabledKeys],
  );
  if (selectionMode !== 'single' && selectionMode !== 'multiple') return null;
  const isSingle = selectionMode === 'single';

  const toggle = (id: RowId) => {
    const next = new Set(isSingle ? [] : selectedKeys);
    if (!next.delete(id)) next.add(id);
    change(next);
  };
  const setSelected = (rows: readonly { id: RowId }[], isSelected: boolean) => {
    const next = new Set(selectedKeys);
    for (const { id } of rows) {
      if (disabledKeys.has(id)) continue;
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    change(next);
  };
  return {
    isSingle,
    selectedKeys,
    disabledKeys,
    visible,
    all,
    hiddenCount: selectedKeys.size - all.selected,
    toggle,
    toggleVisible: () => setSelected(visibleRows, visible.enabledSelected < visible.enabled),
    selectAll: () => setSelected(allRows, true),
    clear: () => change(new Set()),
  };
}
