import { bar, figure as figureStyle } from './limits.css.ts';

interface ScaleBarProps {
  /** SVG units per mm. */
  scale: number;
  /** The length of the bar in mm. */
  mm: number;
  /** Formats a length in mm, with its unit. */
  figure: (mm: number) => string;
}

/** The scale bar at the top left of a drawing. */
export function ScaleBar({ scale, mm, figure }: ScaleBarProps) {
  return (
    <>
      <path className={bar} d={`M1 5v8m0 -4h${mm * scale}m0 -4v8`} />
      <text className={figureStyle} x={9 + mm * scale} y={9}>
        {figure(mm)}
      </text>
    </>
  );
}
