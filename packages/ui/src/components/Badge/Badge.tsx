import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { badge } from './Badge.css.ts';

export const badgeTones = ['neutral', 'brand', 'success', 'warning', 'danger', 'info', 'highlight'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** One to three words, or a number. */
  children?: ReactNode;
  /** What it means, as a colour; the words say the same. @default 'neutral' */
  tone?: BadgeTone;
}

/**
 * A word or a number about the thing beside it: the status of an order, a count. Not for what can be pressed: that is
 * a `Button`.
 *
 * @example <Badge tone="success">Delivered</Badge>
 */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span {...props} className={joinClassNames(badge({ tone }), className)} />;
}
