'use client';
import type { Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { composeClassName } from '../../private/composeClassName.ts';
import * as styles from './Link.css.ts';

export const linkVariants = ['text', 'standalone', 'quiet', 'row', 'symbol', 'tile'] as const;
export type LinkVariant = (typeof linkVariants)[number];

export interface LinkProps extends AriaLinkProps {
  /** The destination: a URL of this site or of another, `mailto:` or `tel:`. */
  href?: string;
  /**
   * `text` inside a sentence, `standalone` on its own, `quiet` in a list of links such as a footer, `row` for a whole line
   * of a menu or an index, `symbol` for an icon or a footnote number with an `aria-label`, `tile` for a framed link in a
   * grid. @default 'text'
   */
  variant?: LinkVariant;
  /** Whether the whole nearest positioned ancestor, such as a row of a list, is the target. @default false */
  isCovering?: boolean;
  /** Ref to the `a`. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link, handled by the host's `RouterProvider`. For an action, use `Button`; for the look of one, use `ButtonLink`.
 * @example <Link href="/resources/panel-guidelines">Panel guidelines</Link>
 */
export function Link({ variant = 'text', isCovering = false, className, ...props }: LinkProps) {
  return <AriaLink {...props} className={composeClassName(className, styles.link({ variant, isCovering }))} />;
}
