import { Picture, type PictureProps } from '../../private/Picture.tsx';
import * as styles from './ConnectedChip.css.ts';

export type ConnectedChipProps = PictureProps;

const vias = [
  [32, 32],
  [208, 32],
  [32, 128],
  [208, 128],
] as const;

const pins = [56, 68, 80, 92, 104] as const;

/**
 * A chip on a small board, for a section in the colour of the solder mask. Its track is drawn once, in 1.6 seconds,
 * unless the user prefers reduced motion.
 * @example <ConnectedChip style={{ width: '17rem' }} />
 */
export function ConnectedChip(props: ConnectedChipProps) {
  return (
    <Picture {...props} viewBox="0 0 240 160">
      <rect className={styles.board} x="8" y="8" width="224" height="144" rx="6" />
      <path
        className={styles.maskedTracks}
        d="M32 32H62L86 56M208 32H186L162 56M32 128H62L86 104M208 128H186L162 104"
      />
      {vias.map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <circle className={styles.pad} cx={x} cy={y} r="7" />
          <circle className={styles.hole} cx={x} cy={y} r="3" />
        </g>
      ))}
      <rect className={styles.legend} x="96" y="50" width="56" height="60" rx="2" />
      <circle className={styles.pinOne} cx="104" cy="58" r="2" />
      {pins.map((y) => (
        <g key={y}>
          <rect className={styles.pad} x="86" y={y - 2.5} width="10" height="5" rx="1" />
          <rect className={styles.pad} x="152" y={y - 2.5} width="10" height="5" rx="1" />
        </g>
      ))}
      <path className={styles.animatedTrack} pathLength={1} d="M8 92H56L68 80H86M162 80H180L192 68H232" />
    </Picture>
  );
}
