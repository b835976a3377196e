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

/** One page of an area. */
export interface SideNavigationLink {
  /** Its key. */
  id: string;
  /** The name of the page. A long one wraps. */
  label: string;
  /** Where it goes. */
  href: string;
  /** A picture before the name, 16 px and hidden from screen readers. */
  icon?: ReactNode;
  /** Whether it is the page that is shown. @default false */
  isCurrent?: boolean;
}

/** Pages that belong together. */
export interface SideNavigationGroup {
  /** Its key. */
  id: string;
  /** What they have in common. */
  title?: string;
  /** The pages, in order. */
  links: readonly SideNavigationLink[];
}

export interface SideNavigationProps {
  /** The name of the navigation, such as 'Account'. */
  'aria-label': string;
  /** The links, in groups. */
  groups: readonly SideNavigationGroup[];
  /** What stands above the links, such as the name of the area. */
  header?: ReactNode;
  /** What stands below the links, at the bottom of the height that it is given: the way out. */
  footer?: ReactNode;
  /** A link was followed, the current one included. */
  onFollow?: () => void;
  /** For the outermost element; its rules win over ours. */
  className?: string;
  /** For the outermost element. */
  style?: CSSProperties;
  /** The `nav`. */
  ref?: Ref<HTMLElement>;
}

/**
 * The pages of an area, one below the other, with the current one marked. It is the list alone: `SideNavigationLayout`
 * gives it its place beside the content. For the bar of a whole site use `NavigationMenu`; for parts of one page `Tabs`.
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
