import type { ComponentPropsWithRef, CSSProperties } from 'react';
import * as styles from './ChipBoard.css.ts';
import { board, padsOf, type Part, parts, signals, tracks, vias } from './chipBoardDrawing.ts';

export interface ChipBoardProps extends Omit<
  ComponentPropsWithRef<'svg'>,
  'children' | 'viewBox' | 'preserveAspectRatio'
> {
  /** The size, such as `{ width: '100%', height: '100%' }` to fill the container. */
  style?: CSSProperties;
}

/**
 * A populated board as a decorative background for a section in the colour of the solder mask. Its chips are placed one
 * after the other, unless the user prefers reduced motion. It covers its box and is cropped at the sides or the bottom.
 * @example <Box surface="inverse"><ChipBoard style={{ width: '100%', height: '100%' }} /></Box>
 */
export function ChipBoard(props: ChipBoardProps) {
  return (
    <svg
      {...props}
      aria-hidden="true"
      viewBox={`0 0 ${board.width} ${board.height}`}
      preserveAspectRatio="xMidYMin slice"
    >
      <path className={styles.track} d={tracks.join('')} />
      <path className={styles.track} d={signals.join('')} />
      {signals.map((d, index) => (
        <path key={d} className={`${styles.signal} ${styles.signalStarts[index]}`} d={d} />
      ))}
      {vias.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle className={styles.pad} cx={x} cy={y} r={6} />
          <circle className={styles.drill} cx={x} cy={y} r={2.5} />
        </g>
      ))}
      {parts.map((part) => (
        <path key={part.reference} className={styles.pad} d={padsOf(part)} />
      ))}
      {parts.map((part, index) => (
        <g key={part.reference} className={`${styles.chip} ${styles.chipStarts[index]}`}>
          <Body part={part} />
        </g>
      ))}
    </svg>
  );
}

function Body({ part: { reference, x, y, width, height } }: { part: Part }) {
  const isSmall = height < 40;
  return (
    <>
      <rect
        className={styles.body}
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={isSmall ? 2 : 5}
      />
      {isSmall ? (
        <text className={styles.legend} x={x} y={y - height / 2 - 8}>
          {reference}
        </text>
      ) : (
        <>
          <circle className={styles.firstPin} cx={x - width / 2 + 14} cy={y - height / 2 + 14} r={4} />
          <text className={styles.marking} x={x} y={y + 5}>
            {reference}
          </text>
        </>
      )}
    </>
  );
}
