'use client';
import { ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import {
  Breadcrumb as AriaBreadcrumb,
  Breadcrumbs as AriaBreadcrumbs,
  type BreadcrumbsProps as AriaBreadcrumbsProps,
} from 'react-aria-components/Breadcrumbs';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { Link } from '../Link/Link.tsx';
import { breadcrumb, breadcrumbs, current, link, separator } from './Breadcrumbs.css.ts';

/** A page on the way, the first one outermost. */
export interface BreadcrumbItem {
  /** Its name, as on the page itself. */
  label: string;
  /** Where it is. */
  href: string;
}

export interface BreadcrumbsProps extends Pick<AriaBreadcrumbsProps<BreadcrumbItem>, 'className' | 'style' | 'id'> {
  /** The name of the landmark for screen readers, such as 'Breadcrumb'. */
  label: string;
  /** The pages above this one, from the outermost to its parent. */
  items: readonly BreadcrumbItem[];
  /** The name of this page, which is no link. */
  current: string;
  /** The list of links, inside the landmark. */
  ref?: Ref<HTMLOListElement>;
}

/**
 * Where this page stands: the pages above it, as links. Not for steps that are done one after the other.
 *
 * @example <Breadcrumbs label="Breadcrumb" items={[{ label: 'Products', href: '/products' }]} current="Sensors" />
 */
export function Breadcrumbs({ label, items, current: here, className, ref, ...props }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <AriaBreadcrumbs
        {...props}
        {...(ref && { ref })}
        aria-label={label}
        className={joinClassNames(breadcrumbs, className)}
      >
        {items.map((item) => (
          <AriaBreadcrumb key={item.href} id={item.href} className={breadcrumb}>
            <Link variant="quiet" href={item.href} className={link}>
              {item.label}
            </Link>
            <ChevronRight size={16} aria-hidden="true" className={separator} />
          </AriaBreadcrumb>
        ))}
        <AriaBreadcrumb id="current" className={breadcrumb}>
          {/* Words, not the disabled link that react-aria would make of it: there is nothing to press. */}
          <span aria-current="page" className={current}>
            {here}
          </span>
        </AriaBreadcrumb>
      </AriaBreadcrumbs>
    </nav>
  );
}
