'use client';
import type { ReactNode } from 'react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Text as AriaText } from 'react-aria-components/Text';
import { type ActionItem, keyOf, type LinkItem } from '../../private/links.ts';
import * as styles from './Menu.css.ts';

export const MenuItems = ({ items }: { items: readonly (LinkItem | ActionItem)[] }) =>
  items.map((item) => (
    <AriaMenuItem
      key={keyOf(item)}
      id={keyOf(item)}
      textValue={item.label}
      className={styles.item}
      {...(item.href === undefined ? { onAction: item.onAction } : { href: item.href })}
    >
      {item.icon ? <MenuIcon>{item.icon}</MenuIcon> : null}
      <MenuItemText label={item.label} description={item.description} />
    </AriaMenuItem>
  ));

export const MenuIcon = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className={styles.icon}>
    {children}
  </span>
);

interface MenuItemTextProps {
  label: string;
  description: string | undefined;
}

export const MenuItemText = ({ label, description }: MenuItemTextProps) =>
  description === undefined ? (
    <span>{label}</span>
  ) : (
    <span className={styles.itemText}>
      <AriaText slot="label">{label}</AriaText>
      <AriaText slot="description" className={styles.itemDescription}>
        {description}
      </AriaText>
    </span>
  );
