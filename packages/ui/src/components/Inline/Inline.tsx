import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { layout } from '../../private/layout.css.ts';
import type { Space } from '../Box/Box.tsx';

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** What stands side by side, one element each. */
  children?: ReactNode;
  /** The element to render, such as `ul` for a list. @default 'div' */
  as?: ElementType;
  /** Space between the children. @default 'medium' */
  gap?: Space;
  /** How the children stand across the row. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Where the children stand along the row. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Whether children that do not fit go to the next line. @default true */
  wrap?: boolean;
}

/**
 * Children side by side with equal space between them, wrapping where the row ends. One below the other: `Stack`.
 *
 * @example <Inline justify="space-between"><Text>Total</Text><Text mono>₹3,138.80</Text></Inline>
 */
export function Inline({
  as: Element = 'div',
  gap = 'medium',
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...props
}: InlineProps) {
  return (
    <Element
      {...(Element === 'ul' || Element === 'ol' ? { role: 'list' } : {})}
      {...props}
      className={joinClassNames(
        layout({
          display: 'flex',
          gap,
          alignItems: align,
          justifyContent: justify,
          flexWrap: wrap ? 'wrap' : 'nowrap',
        }),
        className,
      )}
    />
  );
}
