'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The text of the link, such as “Skip to content”. */
  children?: ReactNode;
  /** The id of the target element, which needs `tabIndex={-1}` to take focus. */
  targetId: string;
}

/**
 * A link that skips the header, first in the tab order of a page. Hidden until it has focus.
 * @example <SkipLink targetId="main">Skip to content</SkipLink>
 */
export function SkipLink({ targetId, className, children, onClick, ...props }: SkipLinkProps) {
  return (
    <a
      {...props}
      href={`#${targetId}`}
      className={joinClassNames(skipLink, className)}
      onClick={(event) => {
        onClick?.(event);
        const target = document.getElementById(targetId);
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
