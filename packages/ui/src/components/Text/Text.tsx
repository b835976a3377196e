import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './Text.css.ts';

export const textSizes = ['caption', 'small', 'base', 'large'] as const;
export const textTones = ['default', 'muted', 'brand', 'success', 'warning', 'danger'] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;

export interface TextProps extends Omit<ComponentPropsWithRef<'p'>, 'color'> {
  /** The text. */
  children?: ReactNode;
  /** The element to render, such as `span` within a sentence. @default 'p' */
  elementType?: ElementType;
  /** The font size. @default 'base' */
  size?: (typeof textSizes)[number];
  /** The meaning, as a colour. The text must convey it as well. @default 'default' */
  tone?: (typeof textTones)[number];
  /** The font weight. @default 'regular' */
  weight?: (typeof textWeights)[number];
  /** Whether the text is monospaced with tabular figures: amounts, dimensions, part numbers. @default false */
  isMono?: boolean;
  /** Whether lines are limited to a readable length, about 75 characters. @default false */
  hasLineLimit?: boolean;
  /** Whether the lines are about equally long, for an introduction of a few lines. @default false */
  isBalanced?: boolean;
  /** Whether the line breaks of the text are kept, as in an address or a message. @default false */
  hasLineBreaks?: boolean;
}

/**
 * Body text. For headings, use `Heading`; for the small label above a section, use `Eyebrow`.
 * @example <Text tone="muted" hasLineLimit>Two to twenty-four layers, from three working days.</Text>
 */
export function Text({
  elementType: Element = 'p',
  size = 'base',
  tone = 'default',
  weight = 'regular',
  isMono = false,
  hasLineLimit = false,
  isBalanced = false,
  hasLineBreaks = false,
  className,
  ...props
}: TextProps) {
  return (
    <Element
      {...props}
      className={joinClassNames(
        styles.text({ size, tone, weight, isMono, hasLineLimit, isBalanced, hasLineBreaks }),
        className,
      )}
    />
  );
}
