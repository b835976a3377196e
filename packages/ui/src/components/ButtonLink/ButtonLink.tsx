'use client';
import type { Ref } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import type { TextButtonAppearance } from '../../private/button/appearance.ts';
import * as styles from '../../private/button/button.css.ts';
import { ButtonLabel } from '../../private/button/ButtonLabel.tsx';
import { composeClassName } from '../../private/composeClassName.ts';

export interface ButtonLinkProps extends AriaLinkProps, TextButtonAppearance {
  /** The URL of the page. */
  href: string;
  /** @default 'solid' */
  variant?: NonNullable<TextButtonAppearance['variant']>;
  /** @default 'primary' */
  tone?: NonNullable<TextButtonAppearance['tone']>;
  /** @default 'medium' */
  size?: NonNullable<TextButtonAppearance['size']>;
  /** Whether it is square, for an icon without text. Then `aria-label` names it. @default false */
  isIconOnly?: boolean;
  /** Ref to the `a`. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link that looks like a button. Like any link, it can be opened in a new tab. For an action, use `Button`.
 * @example <ButtonLink href="/services">Browse Services</ButtonLink>
 */
export function ButtonLink({
  variant = 'solid',
  tone = 'primary',
  size = 'medium',
  flush,
  isIconOnly = false,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <AriaLink
      {...props}
      className={composeClassName(
        className,
        styles.button({ variant, tone, size, flush, shape: isIconOnly ? 'icon' : 'text' }),
      )}
    >
      {composeRenderProps(children, (content) => (
        <ButtonLabel>{content}</ButtonLabel>
      ))}
    </AriaLink>
  );
}
