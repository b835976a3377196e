import type { ComponentPropsWithRef } from 'react';
import { Styled } from '../../private/inlineStyle/Styled.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The width of the bars, a CSS length. @default '100%' */
  width?: string;
  /** The height of a bar, a CSS length. @default '1em' */
  height?: string;
  /** The number of bars, for text of several lines; the last one is shorter. @default 1 */
  lines?: number;
}

/**
 * A placeholder with the size of the loading content. Announce the loading separately (`aria-busy` and a status).
 * @example <Skeleton lines={3} />
 */
export function Skeleton({ width, height, lines = 1, className, style, ...props }: SkeletonProps) {
  return (
    <Styled
      {...props}
      aria-hidden="true"
      className={joinClassNames(styles.skeleton, className)}
      style={{ width, ...style }}
    >
      {Array.from({ length: lines }, (_, line) => (
        <Styled
          key={line}
          className={joinClassNames(styles.bar, line > 0 && line === lines - 1 && styles.lastBar)}
          style={{ height }}
        />
      ))}
    </Styled>
  );
}
