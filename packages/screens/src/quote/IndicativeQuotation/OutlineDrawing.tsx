import type { IndicativeQuotationContent } from './IndicativeQuotation.content.ts';
import * as styles from './OutlineDrawing.css.ts';
import { printedSize } from './printedSize.ts';

/** In mm, for the dimensions of height and width. */
const margin = { left: 16, right: 4, top: 1, bottom: 8 } as const;

/** Between the outline and its dimension line, in mm. */
const gap = 4;
const tick = 1;

/** In mm, easy to check with a ruler. */
const barLength = 50;
const barStep = 10;

/** A bar to check with a ruler whether the printer has kept the size. */
function ScaleBar({ content }: { content: IndicativeQuotationContent['outline'] }) {
  const steps = Array.from({ length: barLength / barStep + 1 }, (_, index) => index * barStep);
  return (
    <div className={styles.bar}>
      <svg
        width={`${barLength + 2}mm`}
        height="4mm"
        viewBox={`-1 0 ${barLength + 2} 4`}
        className={styles.picture}
        aria-hidden
      >
        <path className={styles.line} d={`M0 2H${barLength}${steps.map((x) => `M${x} 0.5v3`).join('')}`} />
      </svg>
      <p>{content.bar(barLength)}</p>
    </div>
  );
}

interface OutlineDrawingProps {
  size: readonly [number, number];
  content: IndicativeQuotationContent['outline'];
}

/** The outline at 1:1, or at the next scale that fits on the paper, with dimensions and a bar to check them. */
export function OutlineDrawing({ size, content }: OutlineDrawingProps) {
  const { width, height, scale, isTurned } = printedSize(size);
  const [across, up] = isTurned ? [size[1], size[0]] : size;
  const sheet = { width: width + margin.left + margin.right, height: height + margin.top + margin.bottom };
  return (
    <figure className={styles.figure}>
      <svg
        width={`${sheet.width}mm`}
        height={`${sheet.height}mm`}
        viewBox={`${-margin.left} ${-margin.top} ${sheet.width} ${sheet.height}`}
        className={styles.picture}
        role="img"
        aria-label={content.label(size, scale)}
      >
        <rect width={width} height={height} className={styles.outline} />
        <path
          className={styles.line}
          d={[
            `M0 ${height + 1}v${gap}M${width} ${height + 1}v${gap}M0 ${height + gap}H${width}`,
            `M${-tick} ${height + gap + tick}l${2 * tick} ${-2 * tick}M${width - tick} ${height + gap + tick}l${2 * tick} ${-2 * tick}`,
            `M-1 0h${-gap}M-1 ${height}h${-gap}M${-gap} 0V${height}`,
            `M${-gap - tick} ${tick}l${2 * tick} ${-2 * tick}M${-gap - tick} ${height + tick}l${2 * tick} ${-2 * tick}`,
          ].join('')}
        />
        <text x={width / 2} y={height + gap + 3.5} textAnchor="middle" className={styles.measure}>
          {content.figure(across)}
        </text>
        <text x={-gap - 1.5} y={height / 2} textAnchor="end" dominantBaseline="central" className={styles.measure}>
          {content.figure(up)}
        </text>
      </svg>
      <figcaption>{[content.caption(scale), ...(isTurned ? [content.turned] : [])].join(' ')}</figcaption>
      <ScaleBar content={content} />
    </figure>
  );
}
