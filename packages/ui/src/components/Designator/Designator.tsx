import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { designator, reference as referenceStyle, text } from './Designator.css.ts';

export interface DesignatorProps extends ComponentPropsWithRef<'p'> {
  /** A few words after the reference. */
  children?: ReactNode;
  /** The reference designator, as printed on a board: `U1`, `R3`. Decorative and not read out. */
  reference?: string;
}

/**
 * A small label above the heading of a section, styled like the legend of a board: `U1 ABOUT`. Use one per section.
 * It does not replace the heading.
 *
 * @example <Designator reference="U1">About</Designator>
 */
export function Designator({ reference, className, children, ...props }: DesignatorProps) {
  return (
    <p {...props} className={joinClassNames(designator, className)}>
      {reference ? (
        <span aria-hidden="true" className={referenceStyle}>
          {reference}
        </span>
      ) : null}
      <span className={text}>{children}</span>
    </p>
  );
}
