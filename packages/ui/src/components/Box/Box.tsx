import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { layout } from '../../private/layout.css.ts';
import { joinClassNames } from '../../private/joinClassNames.ts';
import type { radius, space } from '../../tokens/scale.ts';
import { box } from './Box.css.ts';

export const boxSurfaces = ['page', 'plain', 'raised', 'sunken', 'mask'] as const;
export type BoxSurface = (typeof boxSurfaces)[number];
export type Space = keyof typeof space;

export interface BoxProps extends Omit<ComponentPropsWithRef<'div'>, 'color'> {
  /** What stands on the ground. */
  children?: ReactNode;
  /** The element to render. @default 'div' */
  as?: ElementType;
  /** The ground that it stands on. `mask` makes a board of it: dark in both themes, silkscreen text. */
  surface?: BoxSurface;
  /** A hairline around it. @default false */
  border?: boolean;
  /** Rounded corners. */
  borderRadius?: keyof typeof radius;
  /** Space inside, on all sides. */
  padding?: Space;
  /** Space inside, left and right. */
  paddingX?: Space;
  /** Space inside, above and below. */
  paddingY?: Space;
}

/**
 * A plain rectangle: ground, hairline and padding from the tokens. For space between things use `Stack`, `Inline`
 * or `Grid`; for a framed group with a heading use `Card`.
 *
 * @example <Box surface="sunken" padding="large">…</Box>
 */
export function Box({
  as: Element = 'div',
  surface,
  border,
  borderRadius,
  padding,
  paddingX,
  paddingY,
  className,
  ...props
}: BoxProps) {
  return (
    <Element
      {...props}
      className={joinClassNames(
        box({ ...(surface && { surface }), ...(border && { border }) }),
        layout({
          ...(borderRadius && { borderRadius }),
          ...(padding && { padding }),
          ...(paddingX && { paddingX }),
          ...(paddingY && { paddingY }),
        }),
        className,
      )}
    />
  );
}
