'use client';
import { StatusSelect } from '@pcb/ui/StatusSelect';
import { useStableCallback } from '@pcb/ui/useStableCallback';
import { type ReactNode, useCallback } from 'react';
import { editHref } from '../adminPaths.ts';
import { StatusBadge, toneOfStatus } from '../StatusBadge.tsx';
import { statusItems } from '../statusItems.ts';
import type { AdminRecord, RecordColumnId, RecordListContent, RecordListDescription } from './description.ts';
import { RowActions } from './RowActions.tsx';

interface RowCallbacks<Row> {
  onStatusChange?: ((row: Row, status: string) => void) | undefined;
  onDelete?: ((row: Row) => void) | undefined;
  onRespond?: ((row: Row) => void) | undefined;
  /** Called with the id of the record when 'View' is pressed. */
  onView: (id: string) => void;
}

/** Returns the render function of the cells, memoised to avoid re-rendering the rows. */
export function useRecordCells<Row extends AdminRecord, Label extends string, NewField extends string>(
  description: RecordListDescription<Row, Label, NewField>,
  { row: words }: RecordListContent<Label, NewField>,
  { onStatusChange, onDelete, onRespond, onView }: RowCallbacks<Row>,
): (row: Row, columnId: RecordColumnId<Row>) => ReactNode {
  const [changeStatus, remove, respond] = [
    useStableCallback(onStatusChange),
    useStableCallback(onDelete),
    useStableCallback(onRespond),
  ];
  const view = useStableCallback(onView);
  const [canChangeStatus, canDelete, canRespond] = [!!onStatusChange, !!onDelete, !!onRespond];

  return useCallback(
    (row, columnId) => {
      const { section, statuses, nameOf, detailsOf, isEditable } = description;
      const name = nameOf(row);
      switch (columnId) {
        case 'status':
          return canChangeStatus ? (
            <StatusSelect
              aria-label={words.statusOf(name)}
              tone={toneOfStatus(row.status)}
              items={statusItems(statuses, row.status)}
              value={row.status}
              onChange={(status) => changeStatus(row, status)}
            />
          ) : (
            <StatusBadge status={row.status} />
          );
        case 'actions':
          return (
            <RowActions
              {...(detailsOf && {
                view: { word: words.view, label: words.viewNamed(name), onPress: () => view(String(row.id)) },
              })}
              {...(isEditable && {
                edit: { word: words.edit, label: words.editNamed(name), href: editHref(section, row.id) },
              })}
              {...(canRespond && {
                respond: { word: words.respond, label: words.respondTo(name), onPress: () => respond(row) },
              })}
              {...(canDelete && {
                remove: { word: words.remove, label: words.removeNamed(name), onPress: () => remove(row) },
              })}
            />
          );
        default:
          return row[columnId] as ReactNode;
      }
    },
    [description, words, canChangeStatus, canDelete, canRespond, changeStatus, remove, respond, view],
  );
}
