'use client';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Separator as AriaSeparator } from 'react-aria-components/Separator';
import { Check } from '../../../private/icons.tsx';
import * as styles from '../../../private/popoverOnDemand/popoverOnDemand.css.ts';
import type { OnDemandPopoverProps } from '../../../private/popoverOnDemand/usePopoverOnDemand.ts';
import * as menuStyles from '../../Menu/Menu.css.ts';
import { useMessages } from '../../MessagesProvider/MessagesProvider.tsx';
import type { SortDescriptor, TableColumn } from './columns.ts';

interface SortMenuListProps<ColumnId extends string> {
  popoverProps: OnDemandPopoverProps;
  columns: readonly TableColumn<ColumnId>[];
  sort: SortDescriptor<ColumnId> | null;
  /** Sorts by a column, in the opposite direction unless one is given. */
  onSort: (column: ColumnId, direction?: SortDescriptor['direction']) => void;
}

/** Lists the columns, and the two directions of the sorted one. */
export function SortMenuList<ColumnId extends string>({
  popoverProps,
  columns,
  sort,
  onSort,
}: SortMenuListProps<ColumnId>) {
  const messages = useMessages();
  const directions = [
    ['ascending', messages.sortAscending],
    ['descending', messages.sortDescending],
  ] as const;
  return (
    <AriaPopover
      {...popoverProps}
      placement="bottom start"
      aria-label={messages.sort}
      offset={4}
      className={menuStyles.popover}
    >
      <AriaMenu
        aria-label={messages.sort}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- every menu focuses its first item
        autoFocus="first"
        onClose={() => popoverProps.onOpenChange(false)}
        className={menuStyles.menu}
      >
        <AriaMenuSection aria-label={messages.columns} selectionMode="single" selectedKeys={sort ? [sort.column] : []}>
          {columns.map(({ id, label }) => (
            <AriaMenuItem key={id} id={id} textValue={label} className={menuStyles.item} onAction={() => onSort(id)}>
              <Check size={16} className={styles.check} />
              <span>{label}</span>
            </AriaMenuItem>
          ))}
        </AriaMenuSection>
        {sort ? (
          <>
            <AriaSeparator className={styles.separator} />
            <AriaMenuSection aria-label={messages.sort} selectionMode="single" selectedKeys={[sort.direction]}>
              {directions.map(([direction, label]) => (
                <AriaMenuItem
                  key={direction}
                  id={direction}
                  textValue={label}
                  className={menuStyles.item}
                  onAction={() => onSort(sort.column, direction)}
                >
                  <Check size={16} className={styles.check} />
                  <span>{label}</span>
                </AriaMenuItem>
              ))}
            </AriaMenuSection>
          </>
        ) : null}
      </AriaMenu>
    </AriaPopover>
  );
}
