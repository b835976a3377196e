'use client';
import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger as AriaMenuTrigger,
  type MenuTriggerProps as AriaMenuTriggerProps,
} from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { icon as iconStyle, item as itemStyle, menu, popover } from './Menu.css.ts';

/** An item of a menu: a link if it has an `href`, otherwise an action. */
export interface MenuItem {
  /** Unique key of the item. */
  id: string;
  /** The text of the item, in one or two words. */
  label: string;
  /** The address of the page. */
  href?: string;
  /** A 16 px icon before the label. */
  icon?: ReactNode;
  /** Called when the item is selected. */
  onAction?: () => void;
}

export interface MenuProps extends Pick<AriaMenuTriggerProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The button that opens the menu: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** The accessible name of the menu. */
  'aria-label': string;
  /** The items, in order. */
  items: readonly MenuItem[];
}

/**
 * A short list of actions and links behind a button, such as the account menu. For the navigation of a site use
 * `NavigationMenu`; to select a value `Select`.
 *
 * @example <Menu aria-label="Account" trigger={<Button>Asha</Button>} items={[{ id: 'logout', label: 'Logout', onAction: logOut }]} />
 */
export function Menu({ trigger, 'aria-label': ariaLabel, items, ...props }: MenuProps) {
  return (
    <AriaMenuTrigger {...props}>
      {trigger}
      <AriaPopover placement="bottom end" offset={6} className={popover}>
        <AriaMenu aria-label={ariaLabel} className={menu}>
          {items.map(({ id, label, href, icon, onAction }) => (
            <AriaMenuItem
              key={id}
              id={id}
              textValue={label}
              className={itemStyle}
              {...(href !== undefined && { href })}
              {...(onAction && { onAction })}
            >
              {icon ? (
                <span aria-hidden="true" className={iconStyle}>
                  {icon}
                </span>
              ) : null}
              {label}
            </AriaMenuItem>
          ))}
        </AriaMenu>
      </AriaPopover>
    </AriaMenuTrigger>
  );
}
