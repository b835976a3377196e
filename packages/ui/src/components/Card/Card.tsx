import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './Card.css.ts';

export const cardPaddings = ['none', 'large', 'xlarge'] as const;
export type CardPadding = (typeof cardPaddings)[number];

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The content, starting with a heading. */
  children?: ReactNode;
  /** The element to render: `li` in a list, `article` for self-contained content. @default 'div' */
  elementType?: ElementType;
  /** The padding. Use `none` for a picture that fills the card and is clipped at its corners. @default 'xlarge' */
  padding?: CardPadding;
  /** Whether the link in the heading covers the whole card, with a hover style. @default false */
  isInteractive?: boolean;
}

/**
 * A framed group of related content, usually under a heading. For background and padding without a frame, use `Box`.
 * @example
 * <Card elementType="li" isInteractive>
 *   <Heading level={3}><Link variant="quiet" href="/blogs/1">Stack-ups that hold impedance</Link></Heading>
 * </Card>
 */
export function Card({
  elementType: Element = 'div',
  padding = 'xlarge',
  isInteractive = false,
  className,
  ...props
}: CardProps) {
  return <Element {...props} className={joinClassNames(styles.card({ padding, isInteractive }), className)} />;
}
