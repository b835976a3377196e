import { slashPath } from '../../private/pen/dimension.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';
import * as styles from './LineCrossSection.css.ts';

export const lineKinds = ['single', 'pair', 'stripline'] as const;

/** The kinds of lines: a single line or a pair on an outer layer over a plane, or a line between two planes. */
export type LineKind = (typeof lineKinds)[number];

export interface LineCrossSectionProps extends PictureProps {
  /** The kind of line. */
  kind: LineKind;
  /** The letters of the dimensions, such as W for the width. */
  letters: Readonly<Record<'width' | 'gap' | 'height' | 'heightAbove' | 'heightBelow' | 'thickness', string>>;
}

const sheet = { width: 240, height: 112 };
const planeThickness = 6;
const trackThickness = 16;
const arm = 3;

interface DimensionProps {
  from: number;
  to: number;
  /** The y position of a horizontal line, or the x position of a vertical one. */
  at: number;
  name: string;
}

function Across({ from, to, at, name }: DimensionProps) {
  return (
    <>
      <path
        className={styles.dimension}
        d={`M${from} ${at}H${to} M${from} ${at - 5}v12 M${to} ${at - 5}v12 ${slashPath(from, at, arm)} ${slashPath(to, at, arm)}`}
      />
      <text className={styles.letter} x={(from + to) / 2} y={at - 6} textAnchor="middle">
        {name}
      </text>
    </>
  );
}

function Upright({ from, to, at, name }: DimensionProps) {
  return (
    <>
      <path
        className={styles.dimension}
        d={`M${at} ${from}V${to} M${at - 5} ${from}h10 M${at - 5} ${to}h10 ${slashPath(at, from, arm)} ${slashPath(at, to, arm)}`}
      />
      <text className={styles.letter} x={at + 9} y={(from + to) / 2} dominantBaseline="central">
        {name}
      </text>
    </>
  );
}

const tracksOf: Record<LineKind, readonly [left: number, right: number][]> = {
  single: [[80, 150]],
  pair: [
    [46, 100],
    [136, 190],
  ],
  stripline: [[80, 150]],
};

/**
 * Draws the cross-section of a controlled-impedance line with the letters of its dimensions, not to scale.
 * @example <LineCrossSection kind="pair" letters={letters} aria-label="Two tracks over a plane" />
 */
export function LineCrossSection({ kind, letters, ...props }: LineCrossSectionProps) {
  const isInner = kind === 'stripline';
  const top = isInner ? 48 : 32;
  const bottom = top + trackThickness;
  const boardTop = isInner ? planeThickness : bottom;
  const plane = sheet.height - planeThickness;
  const tracks = tracksOf[kind];
  const [first, second] = tracks;
  return (
    <Picture {...props} viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
      <rect className={styles.dielectric} x={0} y={boardTop} width={sheet.width} height={plane - boardTop} />
      {isInner ? <rect className={styles.copper} x={0} y={0} width={sheet.width} height={planeThickness} /> : null}
      <rect className={styles.copper} x={0} y={plane} width={sheet.width} height={planeThickness} />
      {tracks.map(([left, right]) => (
        <rect key={left} className={styles.copper} x={left} y={top} width={right - left} height={trackThickness} />
      ))}
      {first ? <Across from={first[0]} to={first[1]} at={top - 10} name={letters.width} /> : null}
      {first && second ? <Across from={first[1]} to={second[0]} at={top - 10} name={letters.gap} /> : null}
      <Upright from={top} to={bottom} at={214} name={letters.thickness} />
      {isInner ? <Upright from={boardTop} to={top} at={28} name={letters.heightAbove} /> : null}
      <Upright from={bottom} to={plane} at={28} name={isInner ? letters.heightBelow : letters.height} />
    </Picture>
  );
}
