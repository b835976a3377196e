import { drawSize, sheet } from './drawing.ts';
import type { SizeDrawingContent } from './SizeDrawing.content.ts';
import { centre, dimension, drawing, measure, outline, unknownOutline } from './SizeDrawing.css.ts';

export interface SizeDrawingProps {
  /** In millimetres; `null` when the size is incomplete or invalid. */
  size: readonly [number, number] | null;
  content: SizeDrawingContent;
}

const tick = 4;
const gap = 12;
const overhang = 3;

const rounded = (millimetres: number) => Math.round(millimetres * 100) / 100;

/** The entered size, drawn to scale with dimension lines. */
export function SizeDrawing({ size, content }: SizeDrawingProps) {
  const { x, y, width, height } = drawSize(...(size ?? [100, 60]));
  const [right, bottom] = [x + width, y + height];
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={size ? content.label(...size) : content.unknown}
      className={drawing}
    >
      <rect x={x} y={y} width={width} height={height} rx={2} className={size ? outline : unknownOutline} />
      {size ? (
        <path
          className={centre}
          d={`M${x - overhang} ${y + height / 2}h${width + 2 * overhang} M${x + width / 2} ${y - overhang}v${height + 2 * overhang}`}
        />
      ) : null}
      <path
        className={dimension}
        d={`M${x} ${bottom + 4}v${gap + 2} M${right} ${bottom + 4}v${gap + 2} M${x} ${bottom + gap}H${right}
          M${x - tick} ${bottom + gap + tick}l${2 * tick} ${-2 * tick} M${right - tick} ${bottom + gap + tick}l${2 * tick} ${-2 * tick}
          M${x - 4} ${y}h${-gap - 2} M${x - 4} ${bottom}h${-gap - 2} M${x - gap} ${y}V${bottom}
          M${x - gap - tick} ${y + tick}l${2 * tick} ${-2 * tick} M${x - gap - tick} ${bottom + tick}l${2 * tick} ${-2 * tick}`}
      />
      <text x={x + width / 2} y={bottom + gap + 17} textAnchor="middle" className={measure}>
        {size ? content.figure(rounded(size[0])) : '—'}
      </text>
      <text x={x - gap - 8} y={y + height / 2} textAnchor="end" dominantBaseline="central" className={measure}>
        {size ? content.figure(rounded(size[1])) : '—'}
      </text>
    </svg>
  );
}
