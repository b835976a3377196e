'use client';
import { VisuallyHidden as AriaVisuallyHidden } from 'react-aria-components/VisuallyHidden';
import type { ComponentProps } from 'react';

export type VisuallyHiddenProps = ComponentProps<typeof AriaVisuallyHidden>;

/**
 * Text for screen readers alone; a `span` unless `elementType` says otherwise. Prefer words that everybody can see.
 *
 * @example <VisuallyHidden>, opens in a new tab</VisuallyHidden>
 */
export function VisuallyHidden({ elementType = 'span', ...props }: VisuallyHiddenProps) {
  return <AriaVisuallyHidden {...props} elementType={elementType} />;
}
