import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Styled } from '../../private/inlineStyle/Styled.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { layout, type Visibility, visibilityClass } from '../../private/layout.ts';
import type { Gap } from '../../private/spacing.ts';
import { inheritingClass } from '../../theme/defaults.css.ts';
import { breakpoints, type Responsive } from '../../theme/responsive.ts';
import { columnTemplates, type GridColumns } from './columns.ts';
import * as styles from './Grid.css.ts';

export type { GridColumns } from './columns.ts';

export interface GridProps extends ComponentPropsWithRef<'div'>, Visibility {
  /** The cells, one element each. */
  children?: ReactNode;
  /** The element to render, such as `ul` for a list. @default 'div' */
  elementType?: ElementType;
  /**
   * The number of equal columns, `auto-fill` for as many as fit, or a list of widths: a number is a share of the
   * remaining space, a string a CSS length. @default 'auto-fill'
   */
  columns?: Responsive<GridColumns>;
  /** The minimum width of an `auto-fill` column, a CSS length, for all widths or by breakpoint. @default '16rem' */
  minColumnWidth?: Responsive<string>;
  /** Space between rows and between columns, for all widths or by breakpoint. @default 'xlarge' */
  gap?: Responsive<Gap>;
  /** The vertical alignment of the cells in a row, for all widths or by breakpoint. @default 'stretch' */
  align?: Responsive<'start' | 'center' | 'end' | 'stretch'>;
}

/**
 * Lays out the children in the given columns, or in as many as fit. For elements of varying widths, use `Inline`.
 * @example <Grid columns={{ phone: 1, laptop: [1, '21rem'] }}>{form}{summary}</Grid>
 */
export function Grid({
  elementType = 'div',
  columns = 'auto-fill',
  minColumnWidth = '16rem',
  gap = 'xlarge',
  align,
  visibleFrom,
  hiddenFrom,
  className,
  style,
  ...props
}: GridProps) {
  const templates = columnTemplates(columns, minColumnWidth);
  const names = (['phone', ...breakpoints] as const).filter((name) => templates[name] !== undefined);
  return (
    <Styled
      elementType={elementType}
      {...(elementType === 'ul' || elementType === 'ol' ? { role: 'list' } : {})}
      {...props}
      className={joinClassNames(
        inheritingClass,
        layout({ display: 'grid', gap, alignItems: align }),
        ...names.map((name) => styles.columnsFrom[name]),
        visibilityClass(visibleFrom, hiddenFrom),
        className,
      )}
      style={{
        ...assignInlineVars(Object.fromEntries(names.map((name) => [styles.columnVars[name], templates[name]]))),
        ...style,
      }}
    />
  );
}
