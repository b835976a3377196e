import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './Eyebrow.css.ts';

export interface EyebrowProps extends ComponentPropsWithRef<'p'> {
  /** A few words after the reference. */
  children?: ReactNode;
  /** A short code before the label, such as `1.2` or `U1`. Decorative and not read out. */
  reference?: string;
}

/**
 * A small label in capitals above the heading of a section, one per section. It does not replace the heading.
 * @example <Eyebrow reference="U1">About</Eyebrow>
 */
export function Eyebrow({ reference, className, children, ...props }: EyebrowProps) {
  return (
    <p {...props} className={joinClassNames(styles.eyebrow, className)}>
      {reference ? (
        <span aria-hidden="true" className={styles.reference}>
          {reference}
        </span>
      ) : null}
      <span className={styles.text}>{children}</span>
    </p>
  );
}
