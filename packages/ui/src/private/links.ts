import type { ReactNode } from 'react';

/** A link to a page, in `Breadcrumbs`, a `Menu`, a `NavigationMenu` or a `SideNavigation`. */
export interface LinkItem {
  /** Unique key of the item. @default href */
  id?: string;
  label: string;
  href: string;
  /** Whether this is the current page. For the navigation components. @default false */
  isCurrent?: boolean;
  /** A line below the label, in a `Menu` and in the panels of a `NavigationMenu`. */
  description?: string;
  /** A 16 px icon before the label, hidden from screen readers. For `Menu` and `SideNavigation`. */
  icon?: ReactNode;
}

/** An action among links, in a `Menu` or a panel of a `NavigationMenu`. */
export interface ActionItem extends Pick<LinkItem, 'label' | 'description' | 'icon'> {
  id: string;
  onAction: () => void;
  href?: never;
}

/** Links under one heading, in a `NavigationMenu` or a `SideNavigation`. */
export interface LinkGroup<Item = LinkItem> {
  id: string;
  title?: string;
  items: readonly Item[];
}

export const keyOf = (item: LinkItem | ActionItem): string =>
  item.href === undefined ? item.id : (item.id ?? item.href);
