import * as dimensionStyles from '../../private/dimension.css.ts';
import { circlePath, rectPath, times } from '../../private/pen/path.ts';
import { shorten } from '../../private/pen/shorten.ts';
import * as pictureStyles from '../../private/Picture.css.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';
import * as styles from './TapeDrawing.css.ts';

/** A tape with parts in its pockets. Lengths are in mm. */
export interface CarrierTape {
  width: number;
  /** The distance from one pocket to the next. */
  pitch: number;
  /** The size of a part: across the tape with its leads, and along it. */
  part: { across: number; along: number };
}

export interface TapeDrawingProps extends PictureProps {
  /** The tapes, from top to bottom. */
  tapes: readonly CarrierTape[];
  /** Formats a length in mm, with its unit. */
  figure: (mm: number) => string;
}

/** The sprocket holes of every tape, in mm: EIA-481. */
const sprocket = { pitch: 4, diameter: 1.5, fromEdge: 1.75 };

/** SVG units per mm. */
const scale = 5;
const sheetWidth = 400;
const left = 84;
const gap = 14;
const top = 6;
const bar = 10;

/** The length of tape that is drawn, in mm. */
const length = (sheetWidth - left) / scale;

function drawTape({ width, pitch, part }: CarrierTape, y: number) {
  const mm = (x: number) => left + x * scale;
  // Pockets are in the part of the tape without sprocket holes.
  const middle = y + ((width + sprocket.fromEdge + sprocket.diameter / 2) / 2) * scale;
  const lead = 0.16 * part.across;
  // The middle of a pocket is between two sprocket holes.
  const first = pitch / 2 + (pitch % (2 * sprocket.pitch) === 0 ? sprocket.pitch / 2 : 0);
  const count = Math.floor((length - first - pitch / 2) / pitch) + 1;
  const centres = times(count, (index) => mm(first + index * pitch));
  const box = (x: number, along: number, across: number) =>
    rectPath(x - (along / 2) * scale, middle - (across / 2) * scale, along * scale, across * scale);
  return {
    tape: rectPath(left, y, length * scale, width * scale),
    sprockets: times(Math.floor(length / sprocket.pitch), (index) =>
      circlePath(mm((index + 1) * sprocket.pitch), y + sprocket.fromEdge * scale, (sprocket.diameter / 2) * scale),
    ).join(''),
    pockets: centres.map((x) => box(x, part.along + 0.4, part.across + 0.4)).join(''),
    leads: centres.map((x) => box(x, 0.8 * part.along, part.across)).join(''),
    parts: centres.map((x) => box(x, part.along, part.across - 2 * lead)).join(''),
    bottom: y + width * scale,
  };
}

/**
 * Draws tapes with parts for a placement machine, all to one scale, with their widths and a scale bar.
 * @example <TapeDrawing tapes={[{ width: 8, pitch: 4, part: { across: 2, along: 1.25 } }]} figure={(mm) => `${mm} mm`} aria-label="Tape of 8 mm" />
 */
export function TapeDrawing({ tapes, figure, className, ...props }: TapeDrawingProps) {
  const tops = tapes.map((_, index) => tapes.slice(0, index).reduce((y, { width }) => y + width * scale + gap, top));
  const drawn = tapes.map((tape, index) => drawTape(tape, tops[index] ?? top));
  const bottom = drawn.at(-1)?.bottom ?? top;
  const barY = bottom + 14;
  const line = left - 16;
  return (
    <Picture
      {...props}
      viewBox={`0 0 ${sheetWidth} ${bottom + 24}`}
      className={className ? `${pictureStyles.unclipped} ${className}` : pictureStyles.unclipped}
    >
      {drawn.map((tape, index) => {
        const y = tops[index] ?? top;
        return (
          <g key={y}>
            <path className={styles.tape} d={tape.tape} />
            <path className={styles.sprockets} d={shorten(tape.sprockets, 2)} />
            <path className={styles.pockets} d={shorten(tape.pockets, 2)} />
            <path className={styles.leads} d={shorten(tape.leads, 2)} />
            <path className={styles.parts} d={shorten(tape.parts, 2)} />
            <path
              className={dimensionStyles.dimension}
              d={`M${left - 4} ${y}H${line - 5}M${left - 4} ${tape.bottom}H${line - 5}M${line} ${y}V${tape.bottom}`}
            />
            <path className={dimensionStyles.arrow} d={`M${line} ${y}l-3 8h6zM${line} ${tape.bottom}l-3 -8h6z`} />
            <text className={styles.figure} x={0} y={(y + tape.bottom) / 2}>
              {figure(tapes[index]?.width ?? 0)}
            </text>
          </g>
        );
      })}
      <path
        className={dimensionStyles.barLine}
        d={`M${sheetWidth - 2 - bar * scale} ${barY - 4}v8m0 -4h${bar * scale}m0 -4v8`}
      />
      <text className={styles.barFigure} x={sheetWidth - 8 - bar * scale} y={barY}>
        {figure(bar)}
      </text>
    </Picture>
  );
}
