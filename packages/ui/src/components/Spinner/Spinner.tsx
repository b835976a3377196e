import { spinner } from './Spinner.css.ts';

export const spinnerSizes = ['small', 'medium', 'large'] as const;

export interface SpinnerProps {
  /** 18, 24 or 40 px. @default 'medium' */
  size?: (typeof spinnerSizes)[number];
  /** What is loading, for screen readers. Omit it if text next to the spinner says so. */
  label?: string;
}

/**
 * Shows that something is in progress, for an unknown time. If the shape of the content is known use `Skeleton`.
 *
 * @example <Spinner label="Loading orders" />
 */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  return (
    <svg
      className={spinner({ size })}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
