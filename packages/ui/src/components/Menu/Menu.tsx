'use client';
import type { ReactElement, ReactNode, Ref } from 'react';
import {
  Menu as AriaMenu,
  MenuTrigger as AriaMenuTrigger,
  type MenuTriggerProps as AriaMenuTriggerProps,
} from 'react-aria-components/Menu';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { composeClassName } from '../../private/composeClassName.ts';
import type { ActionItem, LinkItem } from '../../private/links.ts';
import * as styles from './Menu.css.ts';
import { MenuItems } from './MenuItems.tsx';

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
  items?: readonly (LinkItem | ActionItem)[];
  /** `MenuSection`, `MenuChoices` and `Submenu`, below `items`. Ids must be unique within the menu. */
  children?: ReactNode;
  /** Ref to the menu's box, while it is open. */
  ref?: Ref<HTMLElement>;
}

const noItems: readonly never[] = [];

/**
 * A short list of actions and links that a button opens. For a site's navigation, use `NavigationMenu`; for a value in
 * a form, use `Select`. Sections, checked items and submenus are separate components.
 * @example <Menu aria-label="Account" trigger={<Button>Asha</Button>} items={[{ id: 'logout', label: 'Logout', onAction: logOut }]} />
 */
export function Menu({
  trigger,
  'aria-label': ariaLabel,
  items = noItems,
  children,
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
      <AriaPopover {...props} placement="bottom end" offset={6} className={composeClassName(className, styles.popover)}>
        <AriaMenu aria-label={ariaLabel} className={styles.menu}>
          <MenuItems items={items} />
          {children}
        </AriaMenu>
      </AriaPopover>
    </AriaMenuTrigger>
  );
}
