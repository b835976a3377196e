'use client';
import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { Stack } from '../Stack/Stack.tsx';
import {
  footer as footerStyle,
  groups as groupsStyle,
  groupTitle,
  header as headerStyle,
  icon as iconStyle,
  item,
  label as labelStyle,
  link as linkStyle,
  navigation,
} from './SideNavigation.css.ts';

/** A page of the area. */
export interface SideNavigationLink {
  /** Unique key. */
  id: string;
  /** The name of the page. A long name wraps. */
  label: string;
  /** The address of the page. */
  href: string;
  /** A 16 px icon before the label, hidden from screen readers. */
  icon?: ReactNode;
  /** Whether this is the current page. @default false */
  isCurrent?: boolean;
}

/** A group of pages. */
export interface SideNavigationGroup {
  /** Unique key. */
  id: string;
  /** The heading of the group. */
  title?: string;
  /** The pages, in order. */
  links: readonly SideNavigationLink[];
}

export interface SideNavigationProps {
  /** The accessible name of the navigation, such as 'Account'. */
  'aria-label': string;
  /** The links, in groups. */
  groups: readonly SideNavigationGroup[];
  /** Content above the links, such as the name of the area. */
  header?: ReactNode;
  /** Content below the links, at the bottom of the available height, such as a sign-out button. */
  footer?: ReactNode;
  /** Called when a link is followed, including the current one. */
  onFollow?: () => void;
  /** Class name of the outermost element; its rules override ours. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
  /** Ref to the `nav`. */
  ref?: Ref<HTMLElement>;
}

/**
 * The pages of an area in a column, with the current one marked. `SideNavigationLayout` places it beside the content.
 * For the navigation bar of a site use `NavigationMenu`; for parts of one page `Tabs`.
 *
 * @example
 * <SideNavigation
 *   aria-label="Account"
 *   groups={[{ id: 'orders', title: 'ORDERS', links: [{ id: 'all', label: 'My Orders', href: '/orders', isCurrent: true }] }]}
 * />
 */
export function SideNavigation({
  'aria-label': ariaLabel,
  groups,
  header,
  footer,
  onFollow,
  className,
  style,
  ref,
}: SideNavigationProps) {
  return (
    <nav
      aria-label={ariaLabel}
      className={joinClassNames(navigation, className)}
      {...(style && { style })}
      {...(ref && { ref })}
    >
      {header ? <div className={headerStyle}>{header}</div> : null}
      <div className={groupsStyle}>
        {groups.map((group) => (
          <Group key={group.id} group={group} {...(onFollow && { onFollow })} />
        ))}
      </div>
      {footer ? <div className={footerStyle}>{footer}</div> : null}
    </nav>
  );
}

interface GroupProps extends Pick<SideNavigationProps, 'onFollow'> {
  group: SideNavigationGroup;
}

function Group({ group: { title, links }, onFollow }: GroupProps) {
  const titleId = useId();
  return (
    <div className={item}>
      {title === undefined ? null : (
        <p id={titleId} className={groupTitle}>
          {title}
        </p>
      )}
      <Stack as="ul" gap="hairline" {...(title !== undefined && { 'aria-labelledby': titleId })}>
        {links.map(({ id, label, href, icon, isCurrent = false }) => (
          <li key={id} className={item}>
            <AriaLink
              href={href}
              className={linkStyle}
              {...(isCurrent && { 'aria-current': 'page' })}
              {...(onFollow && { onClick: onFollow })}
            >
              {icon ? <span className={iconStyle}>{icon}</span> : null}
              <span className={labelStyle}>{label}</span>
            </AriaLink>
          </li>
        ))}
      </Stack>
    </div>
  );
}
