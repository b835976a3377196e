'use client';
import type { ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  SubmenuTrigger as AriaSubmenuTrigger,
} from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { ChevronRight } from '../../private/icons.tsx';
import type { ActionItem, LinkItem } from '../../private/links.ts';
import * as menuStyles from '../Menu/Menu.css.ts';
import { MenuIcon, MenuItems, MenuItemText } from '../Menu/MenuItems.tsx';
import * as styles from './Submenu.css.ts';

export interface SubmenuProps {
  /** The text of the item, and the name of the submenu. */
  label: string;
  /** A line of help below the label. */
  description?: string;
  /** A 16 px icon before the label, hidden from screen readers. */
  icon?: ReactNode;
  /** The items, in order: links and actions. */
  items?: readonly (LinkItem | ActionItem)[];
  /** `MenuSection` or `MenuChoices`, below `items`. */
  children?: ReactNode;
}

const noItems: readonly never[] = [];

/**
 * A `Menu` item that opens more items next to it. Use it for rare actions that would make the menu too long: users
 * easily miss them and need two presses on a touch screen, so prefer a `MenuSection`.
 * @example
 * <Menu aria-label="Order" trigger={<Button>Order</Button>} items={actions}>
 *   <Submenu label="Export" items={formats} />
 * </Menu>
 */
export function Submenu({ label, description, icon, items = noItems, children }: SubmenuProps) {
  return (
    <AriaSubmenuTrigger>
      <AriaMenuItem textValue={label} className={menuStyles.item}>
        {icon ? <MenuIcon>{icon}</MenuIcon> : null}
        <MenuItemText label={label} description={description} />
        <ChevronRight size={16} className={styles.chevron} />
      </AriaMenuItem>
      <AriaPopover offset={2} crossOffset={-5} className={menuStyles.popover}>
        <AriaMenu className={menuStyles.menu}>
          <MenuItems items={items} />
          {children}
        </AriaMenu>
      </AriaPopover>
    </AriaSubmenuTrigger>
  );
}
