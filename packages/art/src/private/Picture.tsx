import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './Picture.css.ts';

export interface PictureProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox' | 'width' | 'height'> {
  /** The text alternative. Without it the picture is decorative and hidden from screen readers. */
  'aria-label'?: string;
}

interface SheetProps extends PictureProps {
  viewBox: string;
  children: ReactNode;
}

/** The `<svg>` of a drawing. It fills the width of its container and keeps its aspect ratio. */
export function Picture({ 'aria-label': ariaLabel, className, viewBox, children, ...props }: SheetProps) {
  return (
    <svg
      {...props}
      {...(ariaLabel ? { role: 'img', 'aria-label': ariaLabel } : { 'aria-hidden': true })}
      className={className ? `${styles.picture} ${className}` : styles.picture}
      viewBox={viewBox}
    >
      {/* Firefox exposes the texts of a named picture to screen readers. */}
      {ariaLabel ? <g aria-hidden="true">{children}</g> : children}
    </svg>
  );
}
