import { figure, name } from './limits.css.ts';

/** The name of a drawn part, and its figures with their units, one per line. */
export interface PartLabel {
  /** The name of the part. */
  name: string;
  /** Its figures. */
  figures: readonly string[];
}

const lineHeight = 16;

interface LabelProps {
  label: PartLabel;
  x: number;
  /** The vertical centre of the lines. */
  y: number;
  /** The classes of the name and of the figures. Defaults to the colours for text on the page. */
  looks?: { name: string; figure: string };
}

/** A label of a few lines, the name first. */
export function Label({ label, x, y, looks = { name, figure } }: LabelProps) {
  const first = y - (label.figures.length * lineHeight) / 2;
  return (
    <>
      <text className={looks.name} x={x} y={first}>
        {label.name}
      </text>
      {label.figures.map((line, index) => (
        <text key={line} className={looks.figure} x={x} y={first + (index + 1) * lineHeight}>
          {line}
        </text>
      ))}
    </>
  );
}
