'use client';
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Separator as AriaSeparator } from 'react-aria-components/Separator';
import type { ActionItem } from '../../../private/links.ts';
import * as styles from '../../../private/popoverOnDemand/popoverOnDemand.css.ts';
import type { OnDemandPopoverProps } from '../../../private/popoverOnDemand/usePopoverOnDemand.ts';
import * as menuStyles from '../../Menu/Menu.css.ts';
import { MenuItems } from '../../Menu/MenuItems.tsx';
import { useMessages } from '../../MessagesProvider/MessagesProvider.tsx';
import type { SortDescriptor } from './columns.ts';

type Direction = SortDescriptor['direction'];

/** `undefined` for actions that the column does not allow. */
export interface ColumnActions {
  direction: Direction | undefined;
  onSort: ((direction: Direction) => void) | undefined;
  /** Called with the number of steps, or `0` for the original width. */
  onResize: ((steps: -1 | 0 | 1) => void) | undefined;
  isResized: boolean;
  onHide: (() => void) | undefined;
  /** The host's own actions. */
  others: readonly ActionItem[] | undefined;
}

interface ColumnMenuListProps extends ColumnActions {
  popoverProps: OnDemandPopoverProps;
  name: string;
}

const noActions: readonly never[] = [];

export function ColumnMenuList({
  popoverProps,
  name,
  direction,
  onSort,
  onResize,
  isResized,
  onHide,
  others = noActions,
}: ColumnMenuListProps) {
  const messages = useMessages();
  return (
    <AriaPopover {...popoverProps} aria-label={name} offset={4} className={menuStyles.popover}>
      <AriaMenu
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- every menu focuses its first item
        autoFocus="first"
        onClose={() => popoverProps.onOpenChange(false)}
        className={menuStyles.menu}
      >
        {onSort ? (
          <>
            <AriaMenuItem
              isDisabled={direction === 'ascending'}
              className={menuStyles.item}
              onAction={() => onSort('ascending')}
            >
              {messages.sortAscending}
            </AriaMenuItem>
            <AriaMenuItem
              isDisabled={direction === 'descending'}
              className={menuStyles.item}
              onAction={() => onSort('descending')}
            >
              {messages.sortDescending}
            </AriaMenuItem>
          </>
        ) : null}
        {onSort && onResize ? <AriaSeparator className={styles.separator} /> : null}
        {onResize ? (
          <>
            <AriaMenuItem shouldCloseOnSelect={false} className={menuStyles.item} onAction={() => onResize(1)}>
              {messages.widerColumn}
            </AriaMenuItem>
            <AriaMenuItem shouldCloseOnSelect={false} className={menuStyles.item} onAction={() => onResize(-1)}>
              {messages.narrowerColumn}
            </AriaMenuItem>
            <AriaMenuItem
              shouldCloseOnSelect={false}
              isDisabled={!isResized}
              className={menuStyles.item}
              onAction={() => onResize(0)}
            >
              {messages.resetColumnWidth}
            </AriaMenuItem>
          </>
        ) : null}
        {others.length > 0 && (onSort || onResize) ? <AriaSeparator className={styles.separator} /> : null}
        <MenuItems items={others} />
        {onHide && (onSort || onResize || others.length > 0) ? <AriaSeparator className={styles.separator} /> : null}
        {onHide ? (
          <AriaMenuItem className={menuStyles.item} onAction={onHide}>
            {messages.hideColumn}
          </AriaMenuItem>
        ) : null}
      </AriaMenu>
    </AriaPopover>
  );
}
