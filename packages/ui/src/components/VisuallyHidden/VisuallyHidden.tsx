'use client';
import {
  VisuallyHidden as AriaVisuallyHidden,
  type VisuallyHiddenProps as AriaVisuallyHiddenProps,
} from 'react-aria-components/VisuallyHidden';
import type { AriaRole, CSSProperties, ReactNode, Ref } from 'react';

export interface VisuallyHiddenProps extends AriaVisuallyHiddenProps {
  /** The content, usually plain text. */
  children?: ReactNode;
  /** The element to render: `div` for block content. @default 'span' */
  elementType?: NonNullable<AriaVisuallyHiddenProps['elementType']>;
  /** Whether it is visible while it contains focus. For a link that skips the header use `SkipLink`. @default false */
  isFocusable?: boolean;
  /** The id, for `aria-labelledby` or `aria-describedby`. */
  id?: string;
  /** The ARIA role, such as `status` to announce changes of the content. */
  role?: AriaRole;
  /** Pass `-1` to let a script move focus to it. */
  tabIndex?: number;
  /** Inline style of the element. */
  style?: CSSProperties;
  /** Class name of the element. */
  className?: string;
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
}

/**
 * Text for screen readers only. Prefer text that everyone can see.
 * @example <VisuallyHidden>, opens in a new tab</VisuallyHidden>
 */
export function VisuallyHidden({ elementType = 'span', ...props }: VisuallyHiddenProps) {
  return <AriaVisuallyHidden {...props} elementType={elementType} />;
}
