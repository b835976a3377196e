'use client';
import { useMemo } from 'react';
import { useControllable } from '../../../shared/useControllable.ts';
import type { AdminRecord, RecordListContent, RecordListDescription } from './description.ts';
import type { HiddenColumnsState } from './props.ts';

const noIds: readonly string[] = [];

/** The columns of the table, and the props of the menu that hides them. */
export function useRecordColumns<Row extends AdminRecord, Label extends string, NewField extends string>(
  description: RecordListDescription<Row, Label, NewField>,
  { labels }: RecordListContent<Label, NewField>,
  { hiddenColumns, onHiddenColumnsChange }: HiddenColumnsState,
) {
  const [hiddenIds, setHiddenIds] = useControllable(hiddenColumns, noIds, onHiddenColumnsChange);

  // Memoised, like the function that renders the cells: otherwise every row would render with each keystroke.
  const columns = useMemo(
    () =>
      description.columns.map(({ sortValue, ...column }) => ({
        ...column,
        // In the menu of the toolbar only, so that the headers have no buttons but those that sort.
        allowsHiding: false,
        label: labels[column.id],
        allowsSorting: sortValue !== undefined,
        isPinned: column.id === 'actions',
      })),
    [description, labels],
  );
  const menuColumns = useMemo(
    () =>
      description.columns.map(({ id, isRowHeader = false, allowsHiding = !isRowHeader && id !== 'actions' }) => ({
        id,
        label: labels[id],
        isRowHeader,
        allowsHiding,
      })),
    [description, labels],
  );
  const hidden = useMemo(
    () => menuColumns.filter(({ id, allowsHiding }) => allowsHiding && hiddenIds.includes(id)).map(({ id }) => id),
    [menuColumns, hiddenIds],
  );

  return {
    columns,
    columnsMenu: {
      columns: menuColumns,
      hiddenColumns: hidden,
      onHiddenColumnsChange: (ids: ReadonlySet<string>) => setHiddenIds([...ids]),
    },
  };
}
