import { body, drawing, lines, marks, metal, pins, scaleLine, scaleText, shades } from './PartDrawing.css.ts';
import type { PartOutline } from './outlines/outline.ts';
import { frame, inset, pictureOf } from './outlines/picture.ts';

export interface PartDrawingProps {
  /** The measurements of the part. */
  outline: PartOutline;
  /** The alternative text. Without it, the drawing is decorative. */
  label?: string;
  /** Formats the length of the scale. Without it, the drawing has no scale. */
  scale?: (mm: number) => string;
}

/** A drawing of a part, made from its measurements. Fills the width of its container. */
export function PartDrawing({ outline, label, scale: formatScale }: PartDrawingProps) {
  const picture = pictureOf(outline);
  const scale = formatScale ? picture.scale : undefined;
  const [left, bottom] = [4, frame.height - 4];
  // Without a scale below it, the drawing is in the middle.
  const top = scale || outline.kind === 'sketch' ? 0 : (inset.top - inset.bottom) / 2;
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={drawing}
      viewBox={`0 ${top} ${frame.width} ${frame.height}`}
    >
      <path className={body} d={picture.body} />
      {picture.shades ? <path className={shades} d={picture.shades} /> : null}
      {picture.metal ? <path className={metal} d={picture.metal} /> : null}
      {picture.pins ? <path className={pins} d={picture.pins} /> : null}
      {picture.lines ? <path className={lines} d={picture.lines} /> : null}
      {picture.marks ? <path className={marks} d={picture.marks} /> : null}
      {scale && formatScale ? (
        <>
          <path className={scaleLine} d={`M${left} ${bottom - 2}v4m0-2h${scale.units.toFixed(2)}m0-2v4`} />
          <text aria-hidden="true" className={scaleText} x={left + scale.units + 3} y={bottom + 2}>
            {formatScale(scale.mm)}
          </text>
        </>
      ) : null}
    </svg>
  );
}
