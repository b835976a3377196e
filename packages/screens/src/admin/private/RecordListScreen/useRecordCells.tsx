'use client';
import { type RecordRow, valueOf } from '@pcb/records/fields';
import { Badge } from '@pcb/ui/Badge';
import { StatusSelect } from '@pcb/ui/StatusSelect';
import { useStableCallback } from '@pcb/ui/useStableCallback';
import { type ReactNode, useCallback } from 'react';
import { choiceItems, editHref, hasDetails, isEditable, nameOf, type RecordKind } from '../records/recordKind.ts';
import type { RecordListContent } from '../records/recordText.ts';
import { textOf } from '../records/valueTypes.ts';
import { StatusBadge, toneOf } from '../StatusBadge.tsx';
import { RowActions } from './RowActions.tsx';

interface RowCallbacks<Row> {
  isReadOnly: boolean;
  onStatusChange?: ((row: Row, status: string) => void) | undefined;
  onDelete?: ((row: Row) => void) | undefined;
  onRespond?: ((row: Row) => void) | undefined;
  onView: (id: string) => void;
}

export function useRecordCells<Row extends RecordRow>(
  kind: RecordKind,
  { row: copy }: RecordListContent,
  { isReadOnly, onStatusChange, onDelete, onRespond, onView }: RowCallbacks<Row>,
): (row: Row, columnId: string) => ReactNode {
  const [changeStatus, remove, respond] = [
    useStableCallback(onStatusChange),
    useStableCallback(onDelete),
    useStableCallback(onRespond),
  ];
  const view = useStableCallback(onView);
  const [canChangeStatus, canDelete, canRespond] = [!!onStatusChange, !!onDelete, !!onRespond];
  const [canView, canEdit] = [hasDetails(kind), isEditable(kind) && !isReadOnly];

  return useCallback(
    (row, columnId) => {
      const name = nameOf(kind, row);
      if (columnId === 'actions') {
        return (
          <RowActions
            actions={[
              canView && { word: copy.view, label: copy.viewNamed(name), onPress: () => view(String(row.id)) },
              canEdit && { word: copy.edit, label: copy.editNamed(name), href: editHref(kind, row.id) },
              canRespond && { word: copy.respond, label: copy.respondTo(name), onPress: () => respond(row) },
              canDelete && {
                word: copy.remove,
                label: copy.removeNamed(name),
                onPress: () => remove(row),
                isDestructive: true,
              },
            ]}
          />
        );
      }
      const field = kind.fields[columnId];
      if (!field) return null;
      const text = textOf(row, columnId, field);
      if (field.type !== 'choice') {
        const { mark } = kind;
        const marked = mark?.column === columnId ? String(valueOf(row, mark.field)) : '';
        if (marked === '') return text;
        return (
          <>
            <Badge tone={mark?.tones[marked] ?? 'neutral'}>{marked}</Badge> <span>{text}</span>
          </>
        );
      }
      return columnId === 'status' && canChangeStatus ? (
        <StatusSelect
          aria-label={copy.statusOf(name)}
          tone={toneOf(kind, text)}
          items={choiceItems(field, text)}
          value={text}
          onChange={(status) => changeStatus(row, status)}
        />
      ) : (
        <StatusBadge kind={kind} status={text} />
      );
    },
    [kind, copy, canView, canEdit, canChangeStatus, canDelete, canRespond, changeStatus, remove, respond, view],
  );
}
