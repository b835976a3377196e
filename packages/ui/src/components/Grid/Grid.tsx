import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { layout } from '../../private/layout.css.ts';
import type { Space } from '../Box/Box.tsx';
import { grid, minimumColumnWidth } from './Grid.css.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The cells, one element each. */
  children?: ReactNode;
  /** The element to render, such as `ul` for a list. @default 'div' */
  as?: ElementType;
  /** The least width of a column as a CSS length; as many columns as fit stand side by side. @default '16rem' */
  minColumnWidth?: string;
  /** Space between the cells, both ways. @default 'xlarge' */
  gap?: Space;
}

/**
 * Equal columns, as many as fit: no breakpoints needed. For a row of unequal things use `Inline`.
 *
 * @example <Grid as="ul" minColumnWidth="12rem">{tiles}</Grid>
 */
export function Grid({
  as: Element = 'div',
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
      style={{ ...assignInlineVars({ [minimumColumnWidth]: minColumnWidth }), ...style }}
    />
  );
}
