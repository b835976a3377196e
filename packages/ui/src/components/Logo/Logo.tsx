import type { ComponentPropsWithRef } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { logo, mark, pad, trace } from './Logo.css.ts';

export const logoSizes = ['small', 'medium', 'large'] as const;
export type LogoSize = (typeof logoSizes)[number];

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The name of the brand, shown next to the mark and read out. */
  name: string;
  /** The height: 24, 30 or 38 px. @default 'medium' */
  size?: LogoSize;
}

/**
 * The mark, a via and a track at 45° that together read as an "a", and the name of the brand. To link to the home page
 * wrap it in `Link`; the name of the brand is then the name of the link.
 *
 * @example <Link variant="quiet" href="/"><Logo name={brand.name} /></Link>
 */
export function Logo({ name, size = 'medium', className, ...props }: LogoProps) {
  return (
    <span {...props} className={joinClassNames(logo({ size }), className)}>
      <svg className={mark} viewBox="4.5 1.5 23 27.5" aria-hidden="true">
        <path className={trace} d="M9 5h9.5l7 7v17M25.5 20.5a6.75 6.75 0 1 1-13.5 0a6.75 6.75 0 1 1 13.5 0z" />
        <circle className={pad} cx="8" cy="5" r="3.5" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
