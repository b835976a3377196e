import * as dimensionStyles from '../dimension.css.ts';
import type { Dimension } from './drawPanel.ts';
import * as styles from './panel.css.ts';

export function DimensionLine({ of, children }: { of: Dimension; children: string }) {
  return (
    <>
      <path className={dimensionStyles.dimension} d={of.lines} />
      <path className={dimensionStyles.arrow} d={of.arrows} />
      <text
        className={styles.figure}
        {...(of.isUpright ? { transform: `translate(${of.x} ${of.y}) rotate(-90)` } : { x: of.x, y: of.y })}
      >
        {children}
      </text>
    </>
  );
}
