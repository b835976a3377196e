import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { layout, type Visibility, visibilityClass } from '../../private/layout.ts';
import type { Padding } from '../../private/spacing.ts';
import type { Responsive } from '../../theme/responsive.ts';
import type { radius } from '../../tokens/scale.ts';
import * as styles from './Box.css.ts';

export const boxSurfaces = ['page', 'plain', 'raised', 'sunken', 'inverse'] as const;
export type BoxSurface = (typeof boxSurfaces)[number];

export interface BoxProps extends Omit<ComponentPropsWithRef<'div'>, 'color'>, Visibility {
  /** The content. */
  children?: ReactNode;
  /** The element to render. @default 'div' */
  elementType?: ElementType;
  /** The background. `inverse` is a dark section in the hue of the brand, in both themes, with matching text. */
  surface?: BoxSurface;
  /** Whether it has a hairline border. @default false */
  hasBorder?: boolean;
  /** The radius of the corners. */
  borderRadius?: keyof typeof radius;
  /** Padding on all sides, for all widths or by breakpoint. */
  padding?: Responsive<Padding>;
  /** Padding on the left and right, for all widths or by breakpoint. */
  paddingX?: Responsive<Padding>;
  /** Padding above and below, for all widths or by breakpoint. */
  paddingY?: Responsive<Padding>;
}

/**
 * Sets background, border and padding from tokens. For gaps, use `Stack`, `Inline` or `Grid`; for a frame, use `Card`.
 * @example <Box surface="sunken" padding="large">…</Box>
 */
export function Box({
  elementType: Element = 'div',
  surface,
  hasBorder,
  borderRadius,
  padding,
  paddingX,
  paddingY,
  visibleFrom,
  hiddenFrom,
  className,
  ...props
}: BoxProps) {
  return (
    <Element
      {...props}
      className={joinClassNames(
        styles.box({ ...(surface && { surface }), ...(hasBorder && { hasBorder }) }),
        layout({ borderRadius, paddingBlock: paddingY ?? padding, paddingInline: paddingX ?? padding }),
        visibilityClass(visibleFrom, hiddenFrom),
        className,
      )}
    />
  );
}
