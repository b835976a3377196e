import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { layout } from '../../private/layout.css.ts';
import type { Space } from '../Box/Box.tsx';
import { grid, columnMinWidth } from './Grid.css.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The cells, one element each. */
  children?: ReactNode;
  /** The element to render, such as `ul` for a list. @default 'div' */
  elementType?: ElementType;
  /** The minimum width of a column, a CSS length. A row has as many columns as fit. @default '16rem' */
  minColumnWidth?: string;
  /** Space between rows and between columns. @default 'xlarge' */
  gap?: Space;
}

/**
 * Columns of equal width, as many as fit, without breakpoints. For a row of elements of different widths use `Inline`.
 *
 * @example <Grid elementType="ul" minColumnWidth="12rem">{tiles}</Grid>
 */
export function Grid({
  elementType: Element = 'div',
  minColumnWidth = '16rem',
  gap = 'xlarge',
  className,
  style,
  ...props
}: GridProps) {
  return (
    <Element
      {...(Element === 'ul' || Element === 'ol' ? { role: 'list' } : {})}
      {...props}
      className={joinClassNames(layout({ display: 'grid', gap }), grid, className)}
      style={{ ...assignInlineVars({ [columnMinWidth]: minColumnWidth }), ...style }}
    />
  );
}
