'use client';
import type { Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { composeClassName } from '../../private/composeClassName.ts';
import { link } from './Link.css.ts';

export const linkVariants = ['text', 'standalone', 'quiet'] as const;
export type LinkVariant = (typeof linkVariants)[number];

export interface LinkProps extends AriaLinkProps {
  /** Where it leads: an address of the site or of another, or `mailto:` and `tel:`. */
  href?: string;
  /** `text` inside a sentence, `standalone` on its own, `quiet` in a list of links such as a footer. @default 'text' */
  variant?: LinkVariant;
  /** The link, to move focus to it for instance. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Goes somewhere. The host's router follows it through `RouterProvider`; a new tab, a download or another origin work
 * as in any link. For an action that stays on the page use `Button`; for a link that looks like a button, `ButtonLink`.
 *
 * @example <Link href="/resources/panel-guidelines">Panel guidelines</Link>
 */
export function Link({ variant = 'text', className, ...props }: LinkProps) {
  return <AriaLink {...props} className={composeClassName(className, link({ variant }))} />;
}
