import type { ComponentPropsWithRef } from 'react';
import * as styles from './ViaMark.css.ts';

export interface ViaMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** A class that sets another size. */
  className?: string;
}

/**
 * A decorative brand mark: a via and a track at 45° that read as the letter "a", in the height of the text.
 * @example <Logo name={brand.name} mark={<ViaMark />} />
 */
export function ViaMark({ className, ...props }: ViaMarkProps) {
  return (
    <svg
      {...props}
      aria-hidden="true"
      className={className ? `${styles.mark} ${className}` : styles.mark}
      viewBox="4.5 1.5 23 27.5"
    >
      <path className={styles.track} d="M9 5h9.5l7 7v17M25.5 20.5a6.75 6.75 0 1 1-13.5 0a6.75 6.75 0 1 1 13.5 0z" />
      <circle className={styles.pad} cx="8" cy="5" r="3.5" />
    </svg>
  );
}
