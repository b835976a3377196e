import type { ComponentPropsWithRef } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './Spinner.css.ts';

export const spinnerSizes = ['small', 'medium', 'large'] as const;

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** The diameter: 18, 24 or 40 px. @default 'medium' */
  size?: (typeof spinnerSizes)[number];
  /** The name of the loading content, for screen readers. Omit it if the text next to the spinner has it. */
  'aria-label'?: string;
}

/**
 * Shows that something is in progress for an unknown time. If the shape of the content is known, use `Skeleton`.
 * @example <Spinner aria-label="Loading orders" />
 */
export function Spinner({ size = 'medium', 'aria-label': ariaLabel, className, ...props }: SpinnerProps) {
  return (
    <svg
      {...props}
      className={joinClassNames(styles.spinner({ size }), className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      {...(ariaLabel ? { role: 'img', 'aria-label': ariaLabel } : { 'aria-hidden': true })}
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
