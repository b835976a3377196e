'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { keyOf, type LinkGroup } from '../../private/links.ts';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './SideNavigation.css.ts';

export type { LinkGroup, LinkItem } from '../../private/links.ts';

export interface SideNavigationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The accessible name of the navigation, such as 'Account'. */
  'aria-label': string;
  /** The links, in groups. */
  groups: readonly LinkGroup[];
  /** Content above the links, such as the name of the area. */
  header?: ReactNode;
  /** Content below the links, at the bottom of the available height, such as a sign-out button. */
  footer?: ReactNode;
  /** Called with the key of the followed link, including the current one. */
  onAction?: (key: string) => void;
}

/**
 * The links of an area, in a column. `SideNavigationLayout` places it next to the content.
 * @example
 * <SideNavigation
 *   aria-label="Account"
 *   groups={[{ id: 'orders', title: 'ORDERS', items: [{ id: 'all', label: 'My Orders', href: '/orders', isCurrent: true }] }]}
 * />
 */
export function SideNavigation({ groups, header, footer, onAction, className, ...props }: SideNavigationProps) {
  return (
    <nav {...props} className={joinClassNames(styles.navigation, className)}>
      {header ? <div className={styles.header}>{header}</div> : null}
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.id} group={group} onAction={onAction} />
        ))}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </nav>
  );
}

interface GroupProps {
  group: LinkGroup;
  onAction: SideNavigationProps['onAction'];
}

function Group({ group: { title, items }, onAction }: GroupProps) {
  const titleId = useId();
  return (
    <div className={styles.item}>
      {title === undefined ? null : (
        <p id={titleId} className={styles.groupTitle}>
          {title}
        </p>
      )}
      <Stack elementType="ul" gap="hairline" {...(title !== undefined && { 'aria-labelledby': titleId })}>
        {items.map((item) => (
          <li key={keyOf(item)} className={styles.item}>
            <AriaLink
              href={item.href}
              className={styles.link}
              {...(item.isCurrent && { 'aria-current': 'page' })}
              {...(onAction && { onClick: () => onAction(keyOf(item)) })}
            >
              {item.icon ? <span className={styles.icon}>{item.icon}</span> : null}
              <span className={styles.label}>{item.label}</span>
            </AriaLink>
          </li>
        ))}
      </Stack>
    </div>
  );
}
