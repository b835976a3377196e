'use client';
import type { ReactElement, Ref } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger as AriaMenuTrigger,
  type MenuTriggerProps as AriaMenuTriggerProps,
} from 'react-aria-components/Menu';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { composeClassName } from '../../private/composeClassName.ts';
import { type ActionItem, keyOf, type LinkItem } from '../../private/links.ts';
import { icon as iconStyle, item as itemStyle, menu, popover } from './Menu.css.ts';

export type { ActionItem, LinkItem };

export interface MenuProps
  extends
    Pick<AriaMenuTriggerProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'>,
    Pick<AriaPopoverProps, 'className' | 'style'> {
  /** The button that opens the menu: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** The accessible name of the menu. */
  'aria-label': string;
  /** The items, in order: links and actions. */
  items: readonly (LinkItem | ActionItem)[];
  /** Ref to the menu's box, while it is open. */
  ref?: Ref<HTMLElement>;
}

/**
 * A short list of actions and links behind a button. For a site's navigation use `NavigationMenu`.
 * @example <Menu aria-label="Account" trigger={<Button>Asha</Button>} items={[{ id: 'logout', label: 'Logout', onAction: logOut }]} />
 */
export function Menu({
  trigger,
  'aria-label': ariaLabel,
  items,
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  ...props
}: MenuProps) {
  return (
    <AriaMenuTrigger
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {trigger}
      <AriaPopover {...props} placement="bottom end" offset={6} className={composeClassName(className, popover)}>
        <AriaMenu aria-label={ariaLabel} className={menu}>
          {items.map((item) => (
            <AriaMenuItem
              key={keyOf(item)}
              id={keyOf(item)}
              textValue={item.label}
              className={itemStyle}
              {...(item.href === undefined ? { onAction: item.onAction } : { href: item.href })}
            >
              {item.icon ? (
                <span aria-hidden="true" className={iconStyle}>
                  {item.icon}
                </span>
              ) : null}
              <span>{item.label}</span>
            </AriaMenuItem>
          ))}
        </AriaMenu>
      </AriaPopover>
    </AriaMenuTrigger>
  );
}
