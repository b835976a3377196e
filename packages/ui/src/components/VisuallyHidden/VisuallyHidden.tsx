import type { ComponentPropsWithoutRef, ElementType, ReactNode, Ref } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {
  /** The content, usually plain text. */
  children?: ReactNode;
  /** The element to render: `div` for block content. @default 'span' */
  elementType?: ElementType;
  /** Whether it is visible while it contains focus. For a link that skips the header, use `SkipLink`. @default false */
  isFocusable?: boolean;
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
}

/**
 * Text for screen readers only. Prefer text that everyone can see.
 * @example <VisuallyHidden>, opens in a new tab</VisuallyHidden>
 */
export function VisuallyHidden({
  elementType: Element = 'span',
  isFocusable = false,
  className,
  ...props
}: VisuallyHiddenProps) {
  return (
    <Element
      {...props}
      className={joinClassNames(isFocusable ? styles.hiddenUnlessFocused : styles.hidden, className)}
    />
  );
}
