import { arm, dimension, upright } from './Dimension.css.ts';

export interface DimensionProps {
  /** What it measures, in the middle of the line. */
  children: string;
  /** Along which side of a drawing it stands. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** A dimension line as on a drawing, between two extension lines. Decoration: the text beside it says the same. */
export function Dimension({ children, orientation = 'horizontal' }: DimensionProps) {
  return (
    <span aria-hidden="true" className={orientation === 'vertical' ? `${dimension} ${upright}` : dimension}>
      <span className={arm} />
      {children}
      <span className={arm} />
    </span>
  );
}
