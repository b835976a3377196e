'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The text of the link, such as “Skip to content”. */
  children?: ReactNode;
  /**
   * The id of the target, or several ids, of which the first on the page is used: for example the content next to the
   * navigation of an area, then `main`. A target needs `tabIndex={-1}` and a name.
   */
  targetId: string | readonly [string, ...string[]];
}

/**
 * A link that skips the header, first in the tab order of a page. It is hidden until it has focus.
 * @example <SkipLink targetId="main">Skip to content</SkipLink>
 */
export function SkipLink({ targetId, className, children, onClick, ...props }: SkipLinkProps) {
  const ids = [targetId].flat();
  return (
    <a
      {...props}
      href={`#${ids.at(-1)}`}
      className={joinClassNames(styles.skipLink, className)}
      onClick={(event) => {
        onClick?.(event);
        const target = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
        if (!target || event.defaultPrevented) return;
        // Keep the URL: its hash may name the selected tab of the page.
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
