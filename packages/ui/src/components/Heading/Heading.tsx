import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './Heading.css.ts';

export const headingSizes = ['small', 'title', 'heading', 'section', 'display'] as const;
export type HeadingSize = (typeof headingSizes)[number];

const sizeOfLevel: Record<1 | 2 | 3 | 4, HeadingSize> = { 1: 'section', 2: 'heading', 3: 'title', 4: 'small' };

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The text of the heading. */
  children?: ReactNode;
  /** The level in the outline of the page. Choose it by structure, not by size. */
  level: 1 | 2 | 3 | 4;
  /** The visual size. @default by level: section, heading, title, small */
  size?: HeadingSize;
}

/**
 * A heading whose level in the outline is independent of its visual size.
 * @example <Heading level={1} size="display">Boards, built to your drawing</Heading>
 */
export function Heading({ level, size = sizeOfLevel[level], className, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...props} className={joinClassNames(styles.heading({ size }), className)} />;
}
