'use client';
import type { ComponentPropsWithRef } from 'react';
import { ChevronRight } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import type { LinkItem } from '../../private/links.ts';
import { elementClass } from '../../theme/defaults.css.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbItem extends Pick<LinkItem, 'id' | 'label'> {
  /** The URL of the page. Omit it for a group that has no page; the label is then plain text. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The accessible name of the landmark, such as 'Breadcrumb'. */
  'aria-label': string;
  /** The pages above this one, from the outermost to the parent. */
  items: readonly BreadcrumbItem[];
  /** The name of the current page, which is not a link. Omit it if it only repeats the title below. */
  current?: string | undefined;
}

/**
 * Links to the pages above the current one. For the steps of a process, use `Steps`. It does not use react-aria's
 * breadcrumbs, which name the list as well as the landmark and render the current page as a disabled link.
 * @example <Breadcrumbs aria-label="Breadcrumb" items={[{ label: 'Products', href: '/products' }]} current="Sensors" />
 */
export function Breadcrumbs({ items, current: currentLabel, className, ...props }: BreadcrumbsProps) {
  return (
    <nav {...props} className={joinClassNames(elementClass, className)}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.id ?? item.href ?? item.label} className={styles.breadcrumb}>
            {item.href === undefined ? (
              <span className={styles.label}>{item.label}</span>
            ) : (
              <Link variant="quiet" href={item.href} className={styles.link}>
                {item.label}
              </Link>
            )}
            {currentLabel === undefined && index === items.length - 1 ? null : (
              <ChevronRight size={16} aria-hidden="true" className={styles.separator} />
            )}
          </li>
        ))}
        {currentLabel === undefined ? null : (
          <li className={styles.breadcrumb}>
            <span aria-current="page" className={styles.current}>
              {currentLabel}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}
