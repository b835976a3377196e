import type { ComponentPropsWithRef } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { bar, lastBar, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Width of the bars, a CSS length. @default '100%' */
  width?: string;
  /** Height of one bar, a CSS length. @default '1em' */
  height?: string;
  /** How many bars, for a text of several lines; the last is shorter. @default 1 */
  lines?: number;
}

/**
 * Keeps the place of what is still loading, in its size, so that nothing jumps. Hidden from screen readers: say once
 * with words that things load (`aria-busy` and a status). Where the shape is not known use `Spinner`.
 *
 * @example <Skeleton lines={3} />
 */
export function Skeleton({ width = '100%', height = '1em', lines = 1, className, style, ...props }: SkeletonProps) {
  return (
    <div {...props} aria-hidden="true" className={joinClassNames(skeleton, className)} style={{ width, ...style }}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={joinClassNames(bar, line > 0 && line === lines - 1 && lastBar)} style={{ height }} />
      ))}
    </div>
  );
}
