'use client';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../components/MessagesProvider/MessagesProvider.tsx';
import { defaultColumnWidth, type TableColumn } from '../components/Table/columns/columns.ts';
import { fillMessage } from '../private/fillMessage.ts';
import type { ActionItem } from '../private/links.ts';
import { applyOrder, type ColumnOrder, isFixed, moveColumn } from './columnOrder.ts';
import { useAnnounce } from './useAnnounce.ts';
import { useControllable } from './useControllable.ts';
import { useStableCallback } from './useStableCallback.ts';

export type { ColumnOrder } from './columnOrder.ts';

export interface ColumnOrderOptions<ColumnId extends string> {
  /** The order and the pinned columns (controlled). */
  value?: ColumnOrder<ColumnId> | undefined;
  /** The initial order and pinned columns (uncontrolled), such as stored ones. @default the order of `columns` */
  defaultValue?: ColumnOrder<ColumnId> | undefined;
  /** Called with the new order when the user moves, pins or unpins a column. */
  onChange?: ((value: ColumnOrder<ColumnId>) => void) | undefined;
  /** The ids of the hidden columns, if the host controls them. A moved column skips them. @default none */
  hiddenColumns?: ReadonlySet<ColumnId> | readonly ColumnId[] | undefined;
}

const initialOrder = { order: [], pinned: [] };
const noColumns: readonly never[] = [];

/**
 * Lets the user move and pin the columns of a `Table`, in the menus of their headers. Returns the columns in the user's
 * order. The row header and columns with `isPinned` keep their place. Pass the same columns until they change.
 * @example <Table aria-label="Orders" columns={useColumnOrder(columns)} rows={orders} renderCell={renderCell} />
 */
export function useColumnOrder<ColumnId extends string>(
  columns: readonly TableColumn<ColumnId>[],
  {
    value: controlledValue,
    defaultValue = initialOrder,
    onChange,
    hiddenColumns = noColumns,
  }: ColumnOrderOptions<ColumnId> = {},
): readonly TableColumn<ColumnId>[] {
  const messages = useMessages();
  const announce = useAnnounce();
  const { direction } = useLocale();
  const [value, setValue] = useControllable(controlledValue, defaultValue, onChange);

  const change = useStableCallback(({ id, label }: TableColumn<ColumnId>, next: ColumnOrder<ColumnId>) => {
    setValue(next);
    const hidden = new Set(hiddenColumns);
    const visible = applyOrder(columns, next).filter((column) => !hidden.has(column.id));
    const place = visible.findIndex((column) => column.id === id) + 1;
    announce(fillMessage(messages.columnMoved, { column: label, place, count: visible.length }));
  });

  return useMemo(() => {
    const { pinned } = value;
    const hidden = new Set(hiddenColumns);
    const ordered = applyOrder(columns, value);
    const [stepsLeft, stepsRight] = direction === 'rtl' ? ([1, -1] as const) : ([-1, 1] as const);
    return ordered.map((column): TableColumn<ColumnId> => {
      const { id, width = defaultColumnWidth } = column;
      // Pinned columns need a fixed width, and so do the columns before them.
      if (isFixed(column)) return pinned.length > 0 ? { ...column, width, isFlexible: false } : column;
      const move = (steps: -1 | 1, label: string): ActionItem[] => {
        const order = moveColumn(ordered, id, { steps, pinned, hidden });
        return order ? [{ id: label, label, onAction: () => change(column, { order, pinned }) }] : [];
      };
      const isPinned = pinned.includes(id);
      const order = ordered.map((other) => other.id);
      const nextPinned = isPinned ? pinned.filter((other) => other !== id) : [...pinned, id];
      const pin = isPinned ? messages.unpinColumn : messages.pinColumn;
      const actions: ActionItem[] = [
        ...(column.actions ?? []),
        ...move(stepsLeft, messages.moveColumnLeft),
        ...move(stepsRight, messages.moveColumnRight),
        { id: pin, label: pin, onAction: () => change(column, { order, pinned: nextPinned }) },
      ];
      if (!isPinned) return { ...column, actions };
      // A pinned column stays visible where others fold.
      const { foldsInto: _, ...others } = column;
      return { ...others, actions, width, isFlexible: false, isPinned: true };
    });
  }, [columns, value, hiddenColumns, direction, messages, change]);
}
