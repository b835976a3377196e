import { arm, dimension, vertical } from './Dimension.css.ts';

export interface DimensionProps {
  /** The label in the middle of the line. */
  children: string;
  /** Whether the line measures a width or a height. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** A dimension line between two extension lines. Decorative: the text next to it has the same information. */
export function Dimension({ children, orientation = 'horizontal' }: DimensionProps) {
  return (
    <span aria-hidden="true" className={orientation === 'vertical' ? `${dimension} ${vertical}` : dimension}>
      <span className={arm} />
      <span>{children}</span>
      <span className={arm} />
    </span>
  );
}
