import * as dimensionStyles from '../../private/dimension.css.ts';
import { shorten } from '../../private/pen/shorten.ts';
import * as pictureStyles from '../../private/Picture.css.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';
import { drawMeasure, lengthOf, sheetWidth } from './drawMeasure.ts';
import * as styles from './LimitDrawing.css.ts';
import type { LimitMeasure, LimitScene } from './scene.ts';

export { apertureScene, type Aperture, type ApertureLimits } from './apertureScene.ts';
export { boardLimitScene, panelLimitScene } from './areaScenes.ts';
export { type Bend, bendScene } from './bendScene.ts';
export { type DrilledPad, type HoleLimits, holeScene } from './holeScene.ts';
export type { LimitScene } from './scene.ts';
export { type TrackPair, trackScene } from './trackScene.ts';

export interface LimitDrawingProps extends PictureProps {
  /** The result of `trackScene`, `holeScene`, `apertureScene`, `bendScene`, `boardLimitScene` or `panelLimitScene`. */
  scene: LimitScene;
  /** The limits that are exceeded. The parts that exceed them turn red. @default none */
  exceeded?: readonly string[];
  /** Formats a length in mm, with its unit. */
  figure: (mm: number) => string;
}

/** Decimals of mm in path data: a thousandth is less than a pixel. */
const decimals = 3;

interface MeasureLineProps {
  measure: LimitMeasure;
  scale: number;
  sheetHeight: number;
  state: 'within' | 'beyond';
  children: string;
}

function MeasureLine({ measure, scale, sheetHeight, state, children }: MeasureLineProps) {
  const { lines, arrows, x, y, isUpright } = drawMeasure(measure, scale, sheetHeight);
  const place = isUpright ? { transform: shorten(`translate(${x} ${y}) rotate(-90)`, 2) } : { x, y };
  return (
    <>
      <path className={styles.lines[state]} d={shorten(lines, 2)} />
      <path className={styles.arrows[state]} d={shorten(arrows, 2)} />
      <text className={styles.figures[state]} {...place}>
        {children}
      </text>
    </>
  );
}

/**
 * Draws a feature of a board to scale, with its dimension lines and our limits: a pair of tracks, a plated hole, an
 * opening of a stencil, a bend, a board or a panel. The parts that exceed a limit turn red. For our limits next to
 * everyday objects, use `FinestFeatures`; for a customer's own board, use `ScaleDrawing`.
 * @example <LimitDrawing scene={trackScene({ track: 0.12, gap: 0.2 }, { track: 0.15, gap: 0.15 })} exceeded={['track']} figure={(mm) => `${mm} mm`} aria-label="Tracks of 0.12 mm, narrower than our limit" />
 */
export function LimitDrawing({ scene, exceeded = [], figure, className, ...props }: LimitDrawingProps) {
  const scale = sheetWidth / scene.size.width;
  const height = scene.size.height * scale;
  const bar = { y: height - 8, left: sheetWidth - 8 - scene.bar * scale };
  const stateOf = (...limits: readonly (string | undefined)[]) =>
    limits.some((limit) => limit !== undefined && exceeded.includes(limit)) ? 'beyond' : 'within';
  return (
    <Picture
      {...props}
      viewBox={shorten(`0 0 ${sheetWidth} ${height}`, 2)}
      className={className ? `${pictureStyles.unclipped} ${className}` : pictureStyles.unclipped}
    >
      <g transform={`scale(${shorten(String(scale), 4)})`}>
        {scene.shapes.map(({ paint, limit, d }, index) => (
          <path
            key={index}
            className={stateOf(limit) === 'beyond' ? `${styles.paints[paint]} ${styles.beyond}` : styles.paints[paint]}
            d={shorten(d, decimals)}
          />
        ))}
        {scene.marks.map(({ limit, d, isOnBoard }) => (
          <path
            key={limit}
            className={(isOnBoard ? styles.marksOnBoard : styles.marks)[stateOf(limit)]}
            d={shorten(d, decimals)}
          />
        ))}
      </g>
      {scene.measures.map((measure) => (
        <MeasureLine
          key={measure.id}
          measure={measure}
          scale={scale}
          sheetHeight={height}
          state={stateOf(...measure.limits)}
        >
          {figure(lengthOf(measure))}
        </MeasureLine>
      ))}
      <path
        className={dimensionStyles.barLine}
        d={shorten(`M${bar.left} ${bar.y - 4}v8m0 -4h${scene.bar * scale}m0 -4v8`, 2)}
      />
      <text className={styles.barFigure} x={Number(shorten(String(bar.left - 6), 2))} y={shorten(String(bar.y), 2)}>
        {figure(scene.bar)}
      </text>
    </Picture>
  );
}
