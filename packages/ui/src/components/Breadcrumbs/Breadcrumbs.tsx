'use client';
import { ChevronRight } from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import { Link } from '../Link/Link.tsx';
import { breadcrumb, current, link, list, separator } from './Breadcrumbs.css.ts';

/** A page on the way, the first one outermost. */
export interface BreadcrumbItem {
  /** Its name, as on the page itself. */
  label: string;
  /** Where it is. */
  href: string;
}

export interface BreadcrumbsProps {
  /** The name of the landmark for screen readers, such as 'Breadcrumb'. */
  label: string;
  /** The pages above this one, from the outermost to its parent. */
  items: readonly BreadcrumbItem[];
  /** The name of this page, which is no link. */
  current: string;
  /** The id of the landmark in the document. */
  id?: string;
  /** For the landmark; its rules win over ours. */
  className?: string;
  /** For the landmark. */
  style?: CSSProperties;
  /** The landmark, a `nav`. */
  ref?: Ref<HTMLElement>;
}

/**
 * Where this page stands: the pages above it, as links. Not for steps that are done one after the other.
 *
 * Not react-aria's, which names the list as well as the landmark, and makes a disabled link of the current page.
 *
 * @example <Breadcrumbs label="Breadcrumb" items={[{ label: 'Products', href: '/products' }]} current="Sensors" />
 */
export function Breadcrumbs({ label, items, current: here, ...props }: BreadcrumbsProps) {
  return (
    <nav {...props} aria-label={label}>
      <ol className={list}>
        {items.map((item) => (
          <li key={item.href} className={breadcrumb}>
            <Link variant="quiet" href={item.href} className={link}>
              {item.label}
            </Link>
            <ChevronRight size={16} aria-hidden="true" className={separator} />
          </li>
        ))}
        <li className={breadcrumb}>
          <span aria-current="page" className={current}>
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}
