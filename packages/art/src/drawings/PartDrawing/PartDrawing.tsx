import type { PartOutline } from '../../private/outlines/outline.ts';
import { frame, inset, pictureOf } from '../../private/outlines/picture.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';
import * as styles from './PartDrawing.css.ts';

export type { PartOutline } from '../../private/outlines/outline.ts';

export interface PartDrawingProps extends PictureProps {
  /** The measurements of the part in mm. `@pcb/art/outlines/packages` has common packages. */
  outline: PartOutline;
  /** Formats the length of the scale, in mm. Without it, the drawing has no scale. */
  figure?: (mm: number) => string;
}

/**
 * Draws an electronic part from its measurements. Chips are drawn to one scale: an 0402 is smaller than an 0805.
 * @example <PartDrawing outline={dip(8)} aria-label="DIP-8 package" figure={(mm) => `${mm} mm`} />
 */
export function PartDrawing({ outline, figure, ...props }: PartDrawingProps) {
  const picture = pictureOf(outline);
  const scale = figure ? picture.scale : undefined;
  const [left, bottom] = [4, frame.height - 4];
  // If there is no scale below it, the drawing is centred.
  const top = scale || outline.kind === 'sketch' ? 0 : (inset.top - inset.bottom) / 2;
  return (
    <Picture {...props} viewBox={`0 ${top} ${frame.width} ${frame.height}`}>
      <path className={styles.body} d={picture.body} />
      {picture.shades ? <path className={styles.shades} d={picture.shades} /> : null}
      {picture.metal ? <path className={styles.metal} d={picture.metal} /> : null}
      {picture.pins ? <path className={styles.pins} d={picture.pins} /> : null}
      {picture.lines ? <path className={styles.lines} d={picture.lines} /> : null}
      {picture.marks ? <path className={styles.marks} d={picture.marks} /> : null}
      {scale && figure ? (
        <>
          <path className={styles.lines} d={`M${left} ${bottom - 2}v4m0-2h${scale.units.toFixed(2)}m0-2v4`} />
          <text className={styles.scaleText} x={left + scale.units + 3} y={bottom + 2}>
            {figure(scale.mm)}
          </text>
        </>
      ) : null}
    </Picture>
  );
}
