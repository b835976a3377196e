'use client';
import { Header as AriaHeader } from 'react-aria-components/Header';
import { MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import type { ActionItem, LinkItem } from '../../private/links.ts';
import { MenuItems } from '../Menu/MenuItems.tsx';
import * as styles from './MenuSection.css.ts';

export interface MenuSectionProps {
  /** The heading of the section. */
  title: string;
  /** The items, in order: links and actions. */
  items: readonly (LinkItem | ActionItem)[];
}

/**
 * Links and actions of a `Menu` under a heading. For items with a check mark, use `MenuChoices`.
 * @example
 * <Menu aria-label="Order" trigger={<Button>Order</Button>}>
 *   <MenuSection title="Documents" items={documents} />
 * </Menu>
 */
export function MenuSection({ title, items }: MenuSectionProps) {
  return (
    <AriaMenuSection className={styles.section}>
      <AriaHeader className={styles.heading}>{title}</AriaHeader>
      <MenuItems items={items} />
    </AriaMenuSection>
  );
}
