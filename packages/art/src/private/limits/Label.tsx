import * as styles from './limits.css.ts';

export interface PartLabel {
  name: string;
  figures: readonly string[];
}

const lineHeight = 16;

interface LabelProps {
  label: PartLabel;
  x: number;
  y: number;
  /** Classes of the name and the figures. Defaults to the colours for text on the page. */
  looks?: { name: string; figure: string };
}

export function Label({ label, x, y, looks = { name: styles.name, figure: styles.figure } }: LabelProps) {
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
