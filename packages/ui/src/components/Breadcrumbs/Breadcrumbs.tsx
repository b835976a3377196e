'use client';
import { ChevronRight } from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import { Link } from '../Link/Link.tsx';
import { breadcrumb, current, link, list, separator } from './Breadcrumbs.css.ts';

/** A page above the current one. */
export interface BreadcrumbItem {
  /** The name of the page, as in its heading. */
  label: string;
  /** The address of the page. */
  href: string;
}

export interface BreadcrumbsProps {
  /** The accessible name of the landmark, such as 'Breadcrumb'. */
  label: string;
  /** The pages above this one, from the outermost to the parent. */
  items: readonly BreadcrumbItem[];
  /** The name of the current page, which is not a link. */
  current: string;
  /** The id of the landmark. */
  id?: string;
  /** Class name of the landmark; its rules override ours. */
  className?: string;
  /** Inline style of the landmark. */
  style?: CSSProperties;
  /** Ref to the landmark, a `nav`. */
  ref?: Ref<HTMLElement>;
}

/**
 * Links to the pages above the current one. Not for the steps of a process.
 *
 * Not based on react-aria's, which names the list as well as the landmark and renders the current page as a disabled link.
 *
 * @example <Breadcrumbs label="Breadcrumb" items={[{ label: 'Products', href: '/products' }]} current="Sensors" />
 */
export function Breadcrumbs({ label, items, current: currentLabel, ...props }: BreadcrumbsProps) {
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
            {currentLabel}
          </span>
        </li>
      </ol>
    </nav>
  );
}
