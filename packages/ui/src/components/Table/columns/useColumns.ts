'use client';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useAnnounce } from '../../../hooks/useAnnounce.ts';
import { useControllable } from '../../../hooks/useControllable.ts';
import { fillMessage } from '../../../private/fillMessage.ts';
import { useFillCount } from '../../../private/useFillCount.ts';
import { useMessages } from '../../MessagesProvider/MessagesProvider.tsx';
import type { ColumnStateProps, TableColumn } from './columns.ts';

const noColumns: readonly never[] = [];

/** In `rem`. */
const step = 2;
const minWidth = 4;
const maxWidth = 40;

const pixelsPerRem = 16;

/** In `rem`. */
const widthOf = (header: HTMLElement) =>
  header.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

export function useColumns<ColumnId extends string>(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly TableColumn<ColumnId>[],
  {
    hiddenColumns: controlledHidden,
    defaultHiddenColumns = noColumns,
    onHiddenColumnsChange,
    columnWidths: controlledWidths,
    defaultColumnWidths,
    onColumnWidthsChange,
  }: ColumnStateProps<ColumnId>,
) {
  const messages = useMessages();
  const fillCount = useFillCount();
  const announce = useAnnounce();
  const [givenHidden, setHidden] = useControllable(controlledHidden, defaultHiddenColumns, onHiddenColumnsChange);
  const [widths, setWidths] = useControllable(controlledWidths, defaultColumnWidths, onColumnWidthsChange);
  const hidden = useMemo(() => new Set(givenHidden), [givenHidden]);

  const visibleColumns = useMemo(
    () =>
      columns
        .filter(({ id, isRowHeader }) => isRowHeader || !hidden.has(id))
        .map((column) => {
          const width = widths?.[column.id];
          return width === undefined ? column : { ...column, width, isFlexible: false, isResized: true };
        }),
    [columns, hidden, widths],
  );

  const headerOf = (index: number) => scroller.current?.querySelectorAll<HTMLElement>('thead th[data-column]')[index];

  const hiddenIndex = useRef<number | null>(null);
  useEffect(() => {
    if (hiddenIndex.current === null) return;
    // The focused button is hidden with its column. The next column is in its place.
    const next = headerOf(Math.min(hiddenIndex.current, visibleColumns.length - 1))?.querySelector('button');
    hiddenIndex.current = null;
    // After the menu has released focus.
    requestAnimationFrame(() => (next ?? scroller.current?.querySelector<HTMLElement>('thead button'))?.focus());
  });
  const hide = ({ id, label }: TableColumn<ColumnId>) => {
    hiddenIndex.current = visibleColumns.findIndex((column) => column.id === id);
    announce(fillMessage(messages.columnHidden, { column: label }));
    setHidden(new Set(hidden).add(id));
  };

  const resize = ({ id, label }: TableColumn<ColumnId>, steps: -1 | 0 | 1) => {
    const header = headerOf(visibleColumns.findIndex((column) => column.id === id));
    if (!header) return;
    const next: Partial<Record<ColumnId, number>> = { ...widths };
    if (steps === 0) {
      delete next[id];
      announce(fillMessage(messages.columnWidthReset, { column: label }));
    } else {
      const before = Math.round(widthOf(header));
      // A flexible column can start outside the limits; then one of the two actions would do the opposite.
      const limited = Math.min(Math.max(before + steps * step, minWidth), maxWidth);
      const width = steps > 0 ? Math.max(before, limited) : Math.min(before, limited);
      next[id] = width;
      const withWidth = fillCount(messages.columnWidth, { count: width * pixelsPerRem });
      announce(fillMessage(withWidth, { column: label }));
    }
    setWidths(next);
  };
  return { visibleColumns, hidden, setHidden, hide, resize, isResized: (id: ColumnId) => widths?.[id] !== undefined };
}
