'use client';
import type { Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { composeClassName } from '../../private/composeClassName.ts';
import type { ButtonAppearance } from '../../private/button/appearance.ts';
import { button } from '../../private/button/button.css.ts';
import { ButtonWords } from '../../private/button/ButtonWords.tsx';

export interface ButtonLinkProps extends AriaLinkProps, ButtonAppearance {
  /** Where it goes. */
  href: string;
  /** @default 'solid' */
  variant?: NonNullable<ButtonAppearance['variant']>;
  /** @default 'brand' */
  tone?: NonNullable<ButtonAppearance['tone']>;
  /** @default 'medium' */
  size?: NonNullable<ButtonAppearance['size']>;
  /** The link, to move focus to it for instance. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link with the weight of a button: it goes somewhere, so a new tab and "copy address" work. For an action use `Button`.
 *
 * @example <ButtonLink href="/services">Browse Services</ButtonLink>
 */
export function ButtonLink({
  variant = 'solid',
  tone = 'brand',
  size = 'medium',
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <AriaLink {...props} className={composeClassName(className, button({ variant, tone, size }))}>
      {composeRenderProps(children, (content) => (
        <ButtonWords>{content}</ButtonWords>
      ))}
    </AriaLink>
  );
}
