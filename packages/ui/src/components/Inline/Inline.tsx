import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { layout, type Visibility, visibilityClass } from '../../private/layout.ts';
import type { Gap } from '../../private/spacing.ts';
import { inheritingClass } from '../../theme/defaults.css.ts';
import type { Responsive } from '../../theme/responsive.ts';

export interface InlineProps extends ComponentPropsWithRef<'div'>, Visibility {
  /** The elements of the row. */
  children?: ReactNode;
  /** The element to render, such as `ul` for a list. @default 'div' */
  elementType?: ElementType;
  /** Whether the children are in a row or in a column, for all widths or by breakpoint. @default 'row' */
  direction?: Responsive<'row' | 'column'>;
  /** Space between the children, for all widths or by breakpoint. @default 'medium' */
  gap?: Responsive<Gap>;
  /** The alignment of the children across the direction, for all widths or by breakpoint. @default 'center' */
  align?: Responsive<'start' | 'center' | 'end' | 'stretch' | 'baseline'>;
  /** The distribution of the children along the direction. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

/**
 * A row with equal gaps, which wraps and can become a column by breakpoint. For a column at every width, use `Stack`.
 * @example <Inline direction={{ phone: 'column', tablet: 'row' }} align={{ phone: 'stretch', tablet: 'center' }}>…</Inline>
 */
export function Inline({
  elementType: Element = 'div',
  direction,
  gap = 'medium',
  align = 'center',
  justify = 'start',
  visibleFrom,
  hiddenFrom,
  className,
  ...props
}: InlineProps) {
  return (
    <Element
      {...(Element === 'ul' || Element === 'ol' ? { role: 'list' } : {})}
      {...props}
      className={joinClassNames(
        inheritingClass,
        layout({
          display: 'flex',
          flexDirection: direction,
          gap,
          alignItems: align,
          justifyContent: justify,
          flexWrap: 'wrap',
        }),
        visibilityClass(visibleFrom, hiddenFrom),
        className,
      )}
    />
  );
}
