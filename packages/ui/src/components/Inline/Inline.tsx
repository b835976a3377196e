import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { layout } from '../../private/layout.css.ts';
import type { Space } from '../Box/Box.tsx';

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** The elements of the row. */
  children?: ReactNode;
  /** The element to render, such as `ul` for a list. @default 'div' */
  elementType?: ElementType;
  /** Space between the children. @default 'medium' */
  gap?: Space;
  /** The vertical alignment of the children. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** The horizontal distribution of the children. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

/**
 * A row of elements with equal space between them, which wraps. For a column use `Stack`.
 *
 * @example <Inline justify="space-between"><Text>Total</Text><Text isMono>₹3,138.80</Text></Inline>
 */
export function Inline({
  elementType: Element = 'div',
  gap = 'medium',
  align = 'center',
  justify = 'start',
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
          flexWrap: 'wrap',
        }),
        className,
      )}
    />
  );
}
