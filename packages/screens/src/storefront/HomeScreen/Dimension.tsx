import * as styles from './Dimension.css.ts';

export interface DimensionProps {
  children: string;
  orientation?: 'horizontal' | 'vertical';
}

/** A dimension line between two extension lines. Decorative: the text next to it has the same information. */
export function Dimension({ children, orientation = 'horizontal' }: DimensionProps) {
  return (
    <span
      aria-hidden="true"
      className={orientation === 'vertical' ? `${styles.dimension} ${styles.vertical}` : styles.dimension}
    >
      <span className={styles.arm} />
      <span>{children}</span>
      <span className={styles.arm} />
    </span>
  );
}
