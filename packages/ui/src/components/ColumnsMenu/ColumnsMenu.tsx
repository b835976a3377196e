'use client';
import type { Ref } from 'react';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { fillMessage } from '../../private/fillMessage.ts';
import { ChevronDown, Columns3 } from '../../private/icons.tsx';
import { usePopoverOnDemand } from '../../private/popoverOnDemand/usePopoverOnDemand.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import type { TableColumn } from '../Table/columns/columns.ts';

const loadList = async () => (await import('./ColumnsMenuList.tsx')).ColumnsMenuList;

export interface ColumnsMenuProps<ColumnId extends string = string> extends Pick<
  ButtonProps,
  'size' | 'className' | 'style' | 'id'
> {
  /** The columns of the table. The menu lists those with `allowsHiding`, and the row header, which cannot be hidden. */
  columns: readonly Pick<TableColumn<ColumnId>, 'id' | 'label' | 'isRowHeader' | 'allowsHiding'>[];
  /** The ids of the hidden columns, as passed to the `Table`. */
  hiddenColumns: ReadonlySet<ColumnId> | readonly ColumnId[];
  /** Called with the ids of all hidden columns when the user hides or shows one. */
  onHiddenColumnsChange: (hiddenColumns: Set<ColumnId>) => void;
  /** Whether the button is only an icon with a tooltip, for a crowded toolbar. @default false */
  isLabelHidden?: boolean;
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Hides and shows columns of a `Table`. Use it in your own toolbar; otherwise the table renders it.
 * @example <ColumnsMenu columns={columns} hiddenColumns={hidden} onHiddenColumnsChange={setHidden} />
 */
export function ColumnsMenu<ColumnId extends string = string>({
  columns,
  hiddenColumns,
  onHiddenColumnsChange,
  isLabelHidden = false,
  ref,
  ...props
}: ColumnsMenuProps<ColumnId>) {
  const messages = useMessages();
  const announce = useAnnounce();
  const { List, trigger, buttonProps, popoverProps, open, openByArrow, preload } = usePopoverOnDemand(loadList, ref);

  const hidden = new Set(hiddenColumns);
  const listed = columns.filter(({ isRowHeader, allowsHiding }) => isRowHeader || allowsHiding);
  const change = (visibleIds: ReadonlySet<string>) => {
    const next = new Set(hidden);
    for (const { id, label, isRowHeader } of listed) {
      const isHidden = !isRowHeader && !visibleIds.has(id);
      if (isHidden === hidden.has(id)) continue;
      if (isHidden) next.add(id);
      else next.delete(id);
      announce(fillMessage(isHidden ? messages.columnHidden : messages.columnShown, { column: label }));
    }
    onHiddenColumnsChange(next);
  };
  const button = {
    ...props,
    ...buttonProps,
    ref: trigger,
    variant: 'outline',
    tone: 'neutral',
    onPress: open,
    onKeyDown: openByArrow,
    onHoverStart: preload,
  } as const;
  return (
    <>
      {isLabelHidden ? (
        <IconButton {...button} aria-label={messages.columns}>
          <Columns3 size={20} />
        </IconButton>
      ) : (
        <Button {...button}>
          {messages.columns}
          <ChevronDown size={16} />
        </Button>
      )}
      {List ? (
        <List
          popoverProps={popoverProps}
          columns={listed}
          visibleIds={listed.filter(({ id }) => !hidden.has(id)).map(({ id }) => id)}
          onChange={change}
        />
      ) : null}
    </>
  );
}
