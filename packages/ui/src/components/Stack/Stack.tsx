import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { layout } from '../../private/layout.css.ts';
import type { Space } from '../Box/Box.tsx';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The elements of the column. */
  children?: ReactNode;
  /** The element to render, such as `ul` for a list. @default 'div' */
  elementType?: ElementType;
  /** Space between the children. @default 'large' */
  gap?: Space;
  /** The horizontal alignment of the children. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/**
 * A column of elements with equal space between them. For a row use `Inline`, for several columns `Grid`.
 *
 * @example <Stack gap="small"><Heading level={2}>…</Heading><Text>…</Text></Stack>
 */
export function Stack({
  elementType: Element = 'div',
  gap = 'large',
  align = 'stretch',
  className,
  ...props
}: StackProps) {
  return (
    <Element
      {...(Element === 'ul' || Element === 'ol' ? { role: 'list' } : {})}
      {...props}
      className={joinClassNames(
        layout({ display: 'flex', flexDirection: 'column', gap, alignItems: align }),
        className,
      )}
    />
  );
}
