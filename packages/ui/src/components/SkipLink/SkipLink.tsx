import type { ComponentPropsWithRef } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The id of the element to go to, which takes focus by `tabIndex={-1}`. */
  targetId: string;
}

/**
 * The first thing in the tab order of a page: jumps over the header. Out of sight until it has focus.
 *
 * @example <SkipLink targetId="main">Skip to the content</SkipLink>
 */
export function SkipLink({ targetId, className, children, ...props }: SkipLinkProps) {
  return (
    <a {...props} href={`#${targetId}`} className={joinClassNames(skipLink, className)}>
      {children}
    </a>
  );
}
