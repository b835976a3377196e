import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { layout, type Visibility, visibilityClass } from '../../private/layout.ts';
import type { Gap } from '../../private/spacing.ts';
import { inheritingClass } from '../../theme/defaults.css.ts';
import type { Responsive } from '../../theme/responsive.ts';

export interface StackProps extends ComponentPropsWithRef<'div'>, Visibility {
  /** The elements of the column. */
  children?: ReactNode;
  /** The element to render, such as `ul` for a list. @default 'div' */
  elementType?: ElementType;
  /** Space between the children, for all widths or by breakpoint. @default 'large' */
  gap?: Responsive<Gap>;
  /** The horizontal alignment of the children, for all widths or by breakpoint. @default 'stretch' */
  align?: Responsive<'start' | 'center' | 'end' | 'stretch'>;
}

/**
 * A column with equal gaps. For a row, even one that is a column on a phone, use `Inline`; for columns, use `Grid`.
 * @example <Stack gap="small"><Heading level={2}>…</Heading><Text>…</Text></Stack>
 */
export function Stack({
  elementType: Element = 'div',
  gap = 'large',
  align = 'stretch',
  visibleFrom,
  hiddenFrom,
  className,
  ...props
}: StackProps) {
  return (
    <Element
      {...(Element === 'ul' || Element === 'ol' ? { role: 'list' } : {})}
      {...props}
      className={joinClassNames(
        inheritingClass,
        layout({ display: 'flex', flexDirection: 'column', gap, alignItems: align }),
        visibilityClass(visibleFrom, hiddenFrom),
        className,
      )}
    />
  );
}
