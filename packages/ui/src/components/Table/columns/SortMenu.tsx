'use client';
import { ChevronsUpDown } from '../../../private/icons.tsx';
import { usePopoverOnDemand } from '../../../private/popoverOnDemand/usePopoverOnDemand.ts';
import { Button } from '../../Button/Button.tsx';
import { useMessages } from '../../MessagesProvider/MessagesProvider.tsx';
import * as styles from '../narrow/stackedRows.css.ts';
import type { SortDescriptor, TableColumn } from './columns.ts';
import { sortText } from './sortText.ts';

const loadList = async () => (await import('./SortMenuList.tsx')).SortMenuList;

interface SortMenuProps<ColumnId extends string> {
  columns: readonly TableColumn<ColumnId>[];
  sortDescriptor: SortDescriptor<ColumnId> | null | undefined;
  /** Sorts by a column, in the opposite direction unless one is given. */
  onSort: (column: ColumnId, direction?: SortDescriptor['direction']) => void;
}

/** A button above stacked rows that shows how they are sorted and opens a menu. Hidden if no column can be sorted. */
export function SortMenu<ColumnId extends string>({ columns, sortDescriptor, onSort }: SortMenuProps<ColumnId>) {
  const messages = useMessages();
  const { List, trigger, buttonProps, popoverProps, open, openByArrow, preload } = usePopoverOnDemand(loadList);
  const sortable = columns.filter(({ allowsSorting }) => allowsSorting);
  if (sortable.length === 0) return null;
  const sort = sortable.some(({ id }) => id === sortDescriptor?.column) ? sortDescriptor : null;
  return (
    <div className={styles.sortBar}>
      <Button
        {...buttonProps}
        ref={trigger}
        variant="ghost"
        tone="neutral"
        size="small"
        onPress={open}
        onKeyDown={openByArrow}
        onHoverStart={preload}
      >
        <ChevronsUpDown size={16} />
        <span>{sort ? sortText(messages, sortable, sort) : messages.sort}</span>
      </Button>
      {List ? <List popoverProps={popoverProps} columns={sortable} sort={sort ?? null} onSort={onSort} /> : null}
    </div>
  );
}
