import { slashPath } from '../../private/pen/dimension.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';
import { drawSize, sheet } from './drawSize.ts';
import * as styles from './SizeDrawing.css.ts';

export interface SizeDrawingProps extends PictureProps {
  /** The width and the height in mm; `null` if unknown. */
  size: readonly [width: number, height: number] | null;
  /** Formats a length in mm, rounded to two decimals. */
  figure: (mm: number) => string;
}

const tick = 4;
const gap = 12;
const overhang = 3;

const rounded = (mm: number) => Math.round(mm * 100) / 100;

/**
 * Draws a board to scale with dimension lines. If there is no size, it draws a dashed outline without figures.
 * @example <SizeDrawing size={[100, 60]} figure={(mm) => `${mm} mm`} aria-label="100 by 60 millimetres, drawn to scale" />
 */
export function SizeDrawing({ size, figure, ...props }: SizeDrawingProps) {
  const { x, y, width, height } = drawSize(...(size ?? [100, 60]));
  const [right, bottom] = [x + width, y + height];
  const below = bottom + gap;
  const beside = x - gap;
  return (
    <Picture {...props} viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={2}
        className={size ? styles.outline : styles.unknownOutline}
      />
      {size ? (
        <path
          className={styles.centre}
          d={`M${x - overhang} ${y + height / 2}h${width + 2 * overhang} M${x + width / 2} ${y - overhang}v${height + 2 * overhang}`}
        />
      ) : null}
      <path
        className={styles.dimension}
        d={[
          `M${x} ${bottom + 4}v${gap + 2}M${right} ${bottom + 4}v${gap + 2}M${x} ${below}H${right}`,
          slashPath(x, below, tick),
          slashPath(right, below, tick),
          `M${x - 4} ${y}h${-gap - 2}M${x - 4} ${bottom}h${-gap - 2}M${beside} ${y}V${bottom}`,
          slashPath(beside, y, tick),
          slashPath(beside, bottom, tick),
        ].join('')}
      />
      <text x={x + width / 2} y={below + 17} textAnchor="middle" className={styles.measure}>
        {size ? figure(rounded(size[0])) : '—'}
      </text>
      <text x={beside - 8} y={y + height / 2} textAnchor="end" dominantBaseline="central" className={styles.measure}>
        {size ? figure(rounded(size[1])) : '—'}
      </text>
    </Picture>
  );
}
