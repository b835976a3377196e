import { arrow, dimension } from '../dimension.css.ts';
import type { Dimension } from './drawPanel.ts';
import { figure } from './panel.css.ts';

export function DimensionLine({ of, children }: { of: Dimension; children: string }) {
  return (
    <>
      <path className={dimension} d={of.lines} />
      <path className={arrow} d={of.arrows} />
      <text
        className={figure}
        {...(of.isUpright ? { transform: `translate(${of.x} ${of.y}) rotate(-90)` } : { x: of.x, y: of.y })}
      >
        {children}
      </text>
    </>
  );
}
