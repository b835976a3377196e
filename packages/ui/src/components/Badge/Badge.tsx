import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as toneStyles from '../../private/tone.css.ts';
import * as styles from './Badge.css.ts';

export const badgeTones = ['neutral', 'brand', 'success', 'warning', 'danger', 'info', 'highlight'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** One to three words, or a number. */
  children?: ReactNode;
  /** The meaning, as a colour. The text must convey it as well. @default 'neutral' */
  tone?: BadgeTone;
}

/**
 * A status or a count next to the item that it describes. It cannot be pressed; for an action, use `Button`.
 * @example <Badge tone="success">Delivered</Badge>
 */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span {...props} className={joinClassNames(styles.badge, toneStyles.toneColors[tone], className)} />;
}
