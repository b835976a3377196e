import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './Logo.css.ts';

export const logoSizes = ['small', 'medium', 'large'] as const;
export type LogoSize = (typeof logoSizes)[number];

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The name of the brand, shown next to the mark and read out. */
  name: string;
  /** The mark of the brand: an `<svg>` or an `<img alt="">`, sized in `em` so that it grows with `size`. */
  mark?: ReactNode;
  /** The height: 24, 30 or 38 px. @default 'medium' */
  size?: LogoSize;
}

/**
 * The mark and the name of a brand. To link to the home page, wrap it in `Link`.
 * @example <Link variant="quiet" href="/"><Logo name={brand.name} mark={<BrandMark />} /></Link>
 */
export function Logo({ name, mark, size = 'medium', className, ...props }: LogoProps) {
  return (
    <span {...props} className={joinClassNames(styles.logo({ size }), className)}>
      {mark}
      <span>{name}</span>
    </span>
  );
}
