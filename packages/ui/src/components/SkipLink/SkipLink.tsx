'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Where it leads to, such as “Skip to the content”. */
  children?: ReactNode;
  /** The id of the element to go to, which takes focus by `tabIndex={-1}`. */
  targetId: string;
}

/**
 * The first thing in the tab order of a page: jumps over the header. Out of sight until it has focus.
 *
 * @example <SkipLink targetId="main">Skip to the content</SkipLink>
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
        // The address stays as it is: its hash may say which tab of the page is shown.
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
