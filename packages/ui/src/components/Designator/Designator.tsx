import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { designator, reference as referenceStyle, words } from './Designator.css.ts';

export interface DesignatorProps extends ComponentPropsWithRef<'p'> {
  /** The words beside the reference, a few of them. */
  children?: ReactNode;
  /** The reference, as parts are numbered on a board: `U1`, `R3`. Decoration: not read out. */
  reference?: string;
}

/**
 * A small label above the heading of a section, printed like the legend of a board: `U1 ABOUT`. One a section;
 * it never replaces the heading.
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
      <span className={words}>{children}</span>
    </p>
  );
}
