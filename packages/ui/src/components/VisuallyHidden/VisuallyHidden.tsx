'use client';
import {
  VisuallyHidden as AriaVisuallyHidden,
  type VisuallyHiddenProps as AriaVisuallyHiddenProps,
} from 'react-aria-components/VisuallyHidden';
import type { AriaRole, CSSProperties, ReactNode } from 'react';

export interface VisuallyHiddenProps extends AriaVisuallyHiddenProps {
  /** The words, plain text as a rule. */
  children?: ReactNode;
  /** The element to render: `div` where blocks stand in it. @default 'span' */
  elementType?: NonNullable<AriaVisuallyHiddenProps['elementType']>;
  /** Shows it while something in it has focus. For the link over the header use `SkipLink`. @default false */
  isFocusable?: boolean;
  /** Its id in the document, for `aria-labelledby` or `aria-describedby`. */
  id?: string;
  /** What it is to assistive technology: `status` reads out what changes in it. */
  role?: AriaRole;
  /** `-1` lets a script move focus to it. */
  tabIndex?: number;
  /** For its element. */
  style?: CSSProperties;
  /** For its element. */
  className?: string;
}

/**
 * Text for screen readers alone; a `span` unless `elementType` says otherwise. Prefer words that everybody can see.
 *
 * @example <VisuallyHidden>, opens in a new tab</VisuallyHidden>
 */
export function VisuallyHidden({ elementType = 'span', ...props }: VisuallyHiddenProps) {
  return <AriaVisuallyHidden {...props} elementType={elementType} />;
}
