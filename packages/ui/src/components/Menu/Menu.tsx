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

/** One line of a menu: a link with `href`, else an action. */
export interface MenuItem {
  /** Its key. */
  id: string;
  /** What it does, in a word or two. */
  label: string;
  /** Where it goes. */
  href?: string;
  /** An icon of 16 px before the label. */
  icon?: ReactNode;
  /** It was chosen. */
  onAction?: () => void;
}

export interface MenuProps extends Pick<AriaMenuTriggerProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** The name of the list that opens, for screen readers: what it is about. */
  'aria-label': string;
  /** The lines, in order. */
  items: readonly MenuItem[];
}

/**
 * A short list of actions and links behind a button, such as the one of the signed-in user. For the navigation of a
 * site use `NavigationMenu`; to choose a value `Select`.
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
