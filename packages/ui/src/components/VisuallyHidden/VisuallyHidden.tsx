import type { ComponentPropsWithoutRef, ElementType, ReactNode, Ref } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {
  /** The content, usually plain text. */
  children?: ReactNode;
  /** The element to render: `div` for block content. @default 'span' */
  elementType?: ElementType;
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
}

/**
 * Text for screen readers only. Prefer text that everyone can see.
 * @example <VisuallyHidden>, opens in a new tab</VisuallyHidden>
 */
export function VisuallyHidden({ elementType: Element = 'span', className, ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={joinClassNames(styles.hidden, className)} />;
}
