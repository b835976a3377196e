import { body, drawing, lines, metal } from './PartDrawing.css.ts';
import { type PartPicture, partPictures, type Picture } from './partPictures.ts';

export interface PartDrawingProps {
  /** The kind of part. */
  picture: PartPicture;
  /** The alternative text. Without it, the drawing is decorative. */
  label?: string;
}

/** A line drawing of a part. Fills the width of its container. */
export function PartDrawing({ picture, label }: PartDrawingProps) {
  const paths: Picture = partPictures[picture];
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={drawing}
      viewBox="0 0 96 64"
    >
      <path className={body} d={paths.body} />
      {paths.metal === undefined ? null : <path className={metal} d={paths.metal} />}
      {paths.lines === undefined ? null : <path className={lines} d={paths.lines} />}
    </svg>
  );
}
