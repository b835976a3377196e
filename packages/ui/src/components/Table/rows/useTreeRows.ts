'use client';
import { useMemo } from 'react';
import { useControllable } from '../../../hooks/useControllable.ts';
import { useStableCallback } from '../../../hooks/useStableCallback.ts';
import type { RowKeys } from '../selection/selection.ts';
import type { TableExpansionProps } from './expansion.ts';

const noKeys: RowKeys<never> = [];

export interface TreePlace {
  /** 1 for a row without a parent. */
  level: number;
  /** `undefined` without children. */
  isExpanded: boolean | undefined;
}

export interface TreeRows<RowId> {
  places: readonly TreePlace[];
  hasParents: boolean;
  isAllExpanded: boolean;
  toggle: (id: RowId) => void;
  toggleAll: () => void;
}

interface Row {
  id: string | number;
}

type GetChildRows<RowData> = (row: RowData) => readonly RowData[] | undefined;

/** Returns the visible rows of the tree, and the place of each. */
function flatten<RowData extends Row>(
  rows: readonly RowData[],
  getChildRows: GetChildRows<RowData>,
  expandedKeys: ReadonlySet<RowData['id']>,
) {
  const openRows: RowData[] = [];
  const places: TreePlace[] = [];
  const add = (siblings: readonly RowData[], level: number) => {
    for (const row of siblings) {
      const children = getChildRows(row) ?? [];
      const isExpanded = children.length > 0 ? expandedKeys.has(row.id) : undefined;
      openRows.push(row);
      places.push({ level, isExpanded });
      if (isExpanded) add(children, level + 1);
    }
  };
  add(rows, 1);
  const parents = places.filter(({ isExpanded }) => isExpanded !== undefined);
  return {
    openRows,
    places,
    hasParents: parents.length > 0,
    isAllExpanded: parents.length > 0 && parents.every(({ isExpanded }) => isExpanded),
  };
}

const everyRow = <RowData>(rows: readonly RowData[], getChildRows: GetChildRows<RowData>): readonly RowData[] =>
  rows.flatMap((row) => [row, ...everyRow(getChildRows(row) ?? [], getChildRows)]);

/** Returns the visible rows and all rows. Without `getChildRows`, both are the rows of the host. */
export function useTreeRows<RowData extends Row>(
  rows: readonly RowData[],
  {
    getChildRows,
    expandedKeys: controlledKeys,
    defaultExpandedKeys = noKeys,
    onExpandedChange,
  }: TableExpansionProps<RowData>,
): { openRows: readonly RowData[]; allRows: readonly RowData[]; tree: TreeRows<RowData['id']> | null } {
  const [givenKeys, change] = useControllable(controlledKeys, defaultExpandedKeys, onExpandedChange);
  const expandedKeys = useMemo(() => new Set(givenKeys), [givenKeys]);
  const flat = useMemo(
    () => (getChildRows ? flatten(rows, getChildRows, expandedKeys) : null),
    [rows, getChildRows, expandedKeys],
  );
  const allRows = useMemo(() => (getChildRows ? everyRow(rows, getChildRows) : rows), [rows, getChildRows]);

  // Stable, because the memoised cells of the rows receive it.
  const toggle = useStableCallback((id: RowData['id']) => {
    const next = new Set(expandedKeys);
    if (!next.delete(id)) next.add(id);
    change(next);
  });
  if (!getChildRows || !flat) return { openRows: rows, allRows, tree: null };

  const toggleAll = () => {
    const parents = flat.isAllExpanded ? [] : allRows.filter((row) => (getChildRows(row) ?? []).length > 0);
    change(new Set(parents.map(({ id }) => id)));
  };
  return { openRows: flat.openRows, allRows, tree: { ...flat, toggle, toggleAll } };
}
