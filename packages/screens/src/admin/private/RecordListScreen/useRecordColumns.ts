'use client';
import { fieldsIn } from '@pcb/records/fields';
import type { TableColumn } from '@pcb/ui/Table';
import { useControllable } from '@pcb/ui/useControllable';
import { useMemo } from 'react';
import { hasDetails, type RecordKind } from '../records/recordKind.ts';
import type { RecordListContent } from '../records/recordText.ts';
import { valueType } from '../records/valueTypes.ts';
import type { HiddenColumnsState } from './props.ts';

const defaultWidth = 8;

const noIds: readonly string[] = [];

/** The columns of the fields, and of the row buttons if there are any. The id column is the row header. */
function columnsOf(kind: RecordKind, labels: RecordListContent['labels'], isReadOnly: boolean): readonly TableColumn[] {
  const columns = fieldsIn(kind, 'list').map(([id, field]): TableColumn => {
    const { isMono, align } = valueType(field);
    const isRowHeader = id === 'id';
    return {
      id,
      label: labels[id] ?? '',
      isRowHeader,
      allowsSorting: field.sort === true,
      allowsHiding: !isRowHeader,
      ...(isMono && { isMono }),
      ...(align && { align }),
      width: defaultWidth,
      ...kind.columns[id],
    };
  });
  const actions: TableColumn = {
    id: 'actions',
    label: labels['actions'] ?? '',
    width: kind.actionsWidth,
    isLabelHidden: true,
    align: 'end',
    isPinned: true,
    allowsHiding: false,
  };
  return isReadOnly && !hasDetails(kind) ? columns : [...columns, actions];
}

interface RecordColumns {
  columns: readonly TableColumn[];
  columnsMenu: {
    columns: readonly TableColumn[];
    hiddenColumns: readonly string[];
    onHiddenColumnsChange: (ids: ReadonlySet<string>) => void;
  };
}

export function useRecordColumns(
  kind: RecordKind,
  { labels }: RecordListContent,
  { hiddenColumns, onHiddenColumnsChange, isReadOnly }: HiddenColumnsState & { isReadOnly: boolean },
): RecordColumns {
  const [hiddenIds, setHiddenIds] = useControllable(hiddenColumns, noIds, onHiddenColumnsChange);

  // Memoised like the cell renderer: otherwise every keystroke would re-render all rows.
  const all = useMemo(() => columnsOf(kind, labels, isReadOnly), [kind, labels, isReadOnly]);
  // Columns are hidden from the toolbar menu only, so that header buttons only sort.
  const columns = useMemo(() => all.map((column) => ({ ...column, allowsHiding: false })), [all]);
  const hidden = useMemo(
    () => all.filter(({ id, allowsHiding }) => allowsHiding && hiddenIds.includes(id)).map(({ id }) => id),
    [all, hiddenIds],
  );

  return {
    columns,
    columnsMenu: {
      columns: all,
      hiddenColumns: hidden,
      onHiddenColumnsChange: (ids: ReadonlySet<string>) => setHiddenIds([...ids]),
    },
  };
}
