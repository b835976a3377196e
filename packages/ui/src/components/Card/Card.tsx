import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { card } from './Card.css.ts';

export const cardPaddings = ['none', 'large', 'xlarge'] as const;
export type CardPadding = (typeof cardPaddings)[number];

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** What the card holds, a heading first. */
  children?: ReactNode;
  /** The element to render: `li` in a list, `article` where it stands for itself. @default 'div' */
  as?: ElementType;
  /** Space inside. `none` for a picture that reaches the edges, which the corners then cut. @default 'xlarge' */
  padding?: CardPadding;
  /** The link in its heading covers the whole card, and the card answers the pointer. @default false */
  isInteractive?: boolean;
}

/**
 * A framed group of things that belong together, usually under a heading. For ground and padding without a frame use `Box`.
 *
 * @example
 * <Card as="li" isInteractive>
 *   <Heading level={3}><Link variant="quiet" href="/blogs/1">Stack-ups that hold impedance</Link></Heading>
 * </Card>
 */
export function Card({
  as: Element = 'div',
  padding = 'xlarge',
  isInteractive = false,
  className,
  ...props
}: CardProps) {
  return <Element {...props} className={joinClassNames(card({ padding, isInteractive }), className)} />;
}
