import type { ReactNode } from 'react';
import { slashPath } from '../../private/pen/dimension.ts';
import { circlePath, rectPath, repeat } from '../../private/pen/path.ts';
import * as styles from './OrderSketch.css.ts';

const across = (from: number, to: number, y: number) =>
  `M${from} ${y}H${to}M${from} ${y - 5}v10M${to} ${y - 5}v10${slashPath(from, y, 3)}${slashPath(to, y, 3)}`;

const upright = (from: number, to: number, x: number) =>
  `M${x} ${from}V${to}M${x - 5} ${from}h10M${x - 5} ${to}h10${slashPath(x, from, 3)}${slashPath(x, to, 3)}`;

/** The sketches, on a sheet of 240 × 112, not to scale. */
export const sketches = {
  castellated: (
    <>
      <path className={styles.board} d={rectPath(8, 8, 88, 96)} />
      <path className={styles.copper} d={repeat(3, (row) => `M96 ${18 + 28 * row}a10 10 0 0 0 0 20z`)} />
      <path className={styles.hole} d={repeat(3, (row) => `M96.5 ${22 + 28 * row}a6 6 0 0 0 0 12z`)} />
      <path className={styles.board} d={rectPath(124, 76, 108, 20)} />
      <path className={styles.copper} d={`${rectPath(124, 72, 34, 4)}${rectPath(198, 72, 34, 4)}`} />
      <path className={styles.board} d={rectPath(148, 48, 60, 24)} />
      <path className={styles.copper} d="M142 72q5-2 6-24h-4v16q-6 2-8 8zM214 72q-5-2-6-24h4v16q6 2 8 8z" />
    </>
  ),
  /** A V-cut between two boards and tabs across a milled gap, in cross-section and from above. */
  separation: (
    <>
      <path className={styles.board} d="M8 12h44l4 8 4-8h44v24h-44l-4-8-4 8h-44z" />
      <path className={styles.board} d={rectPath(8, 52, 96, 52)} />
      <path className={styles.dashed} d="M56 46v64" />
      <path className={styles.board} d={`${rectPath(136, 12, 42, 24)}${rectPath(190, 12, 42, 24)}`} />
      <path
        className={styles.board}
        d={`${rectPath(136, 52, 42, 52)}${rectPath(190, 52, 42, 52)}${rectPath(178, 70, 12, 16)}`}
      />
      <path
        className={styles.hole}
        d={repeat(6, (index) => circlePath(index < 3 ? 180 : 188, 73 + 5 * (index % 3), 1.2))}
      />
    </>
  ),
  dispatch: (
    <>
      <path
        className={styles.board}
        d={repeat(4, (index) => rectPath(8 + 50 * (index % 2), 12 + 50 * Math.floor(index / 2), 38, 38))}
      />
      <path className={styles.board} d={rectPath(132, 4, 100, 104)} />
      <path
        className={styles.hole}
        d={repeat(4, (index) => circlePath(index % 2 ? 227 : 137, index < 2 ? 9 : 103, 2.5))}
      />
      <path className={styles.hole} d={rectPath(142, 14, 80, 84)} />
      <path
        className={styles.board}
        d={repeat(4, (index) => rectPath(145 + 38 * (index % 2), 17 + 40 * Math.floor(index / 2), 36, 38))}
      />
      <path
        className={styles.board}
        d={`${rectPath(160, 13, 6, 5)}${rectPath(198, 13, 6, 5)}${rectPath(160, 54, 6, 4)}${rectPath(198, 54, 6, 4)}${rectPath(160, 94, 6, 5)}${rectPath(198, 94, 6, 5)}`}
      />
    </>
  ),
  stencilSide: (
    <>
      <path
        className={styles.metal}
        d={`${rectPath(8, 14, 60, 6)}${rectPath(84, 14, 40, 6)}${rectPath(140, 14, 92, 6)}`}
      />
      <path className={styles.line} d="M76 24v14m-4-5 4 5 4-5M132 24v14m-4-5 4 5 4-5" />
      <path className={styles.board} d={rectPath(8, 48, 224, 16)} />
      <path
        className={styles.copper}
        d={`${rectPath(68, 44, 16, 4)}${rectPath(124, 44, 16, 4)}${rectPath(164, 64, 24, 4)}`}
      />
      <path className={styles.line} d="M176 88v-14m-4 5 4-5 4 5" />
      <path className={styles.metal} d={`${rectPath(8, 92, 156, 6)}${rectPath(188, 92, 44, 6)}`} />
    </>
  ),
  stencilType: (
    <>
      <path className={styles.metal} d={rectPath(8, 8, 104, 96)} />
      <path className={styles.hole} d={rectPath(20, 20, 80, 72)} />
      <path className={styles.metal} d={rectPath(30, 30, 60, 52)} />
      <path className={styles.metal} d={rectPath(152, 30, 60, 52)} />
      <path
        className={styles.hole}
        d={[42, 164]
          .map((x) => repeat(6, (index) => rectPath(x + 14 * (index % 3), 42 + 18 * Math.floor(index / 3), 8, 10)))
          .join('')}
      />
      <path
        className={styles.hole}
        d={repeat(4, (index) => circlePath(index % 2 ? 106 : 14, index < 2 ? 14 : 98, 2.5))}
      />
    </>
  ),
  trackAndSpacing: (
    <>
      <path className={styles.board} d={rectPath(8, 30, 224, 74)} />
      <path className={styles.copper} d="M60 30h28v74h-28zM124 30h28v40l24 34h-34l-18-26z" />
      <path className={styles.line} d={`${across(60, 88, 16)}${across(88, 124, 16)}`} />
    </>
  ),
  /** A through hole and a blind via to the next layer, in cross-section. */
  holes: (
    <>
      <path className={styles.board} d={rectPath(40, 24, 192, 72)} />
      <path
        className={styles.copper}
        d={`${rectPath(40, 20, 192, 4)}${rectPath(40, 96, 192, 4)}${rectPath(130, 44, 102, 3)}${rectPath(130, 73, 102, 3)}`}
      />
      <path className={styles.copper} d={rectPath(72, 20, 34, 80)} />
      <path className={styles.hole} d={rectPath(76, 19, 26, 82)} />
      <path className={styles.copper} d="M164 20h32l-6 27h-20z" />
      <path className={styles.hole} d="M169 19h22l-4 24h-14z" />
      <path className={styles.line} d={`${across(76, 102, 9)}${upright(20, 100, 20)}`} />
    </>
  ),
  /** The annular ring from above, at its narrowest because the drill missed the centre. */
  annularRing: (
    <>
      <path className={styles.board} d={rectPath(8, 30, 224, 74)} />
      <path
        className={styles.copper}
        d={`${circlePath(68, 67, 32)}${circlePath(172, 67, 32)}${rectPath(68, 61, 104, 12)}`}
      />
      <path className={styles.hole} d={`${circlePath(68, 67, 14)}${circlePath(176, 67, 14)}`} />
      <path className={styles.line} d={`M190 67V11M204 67V11${across(190, 204, 16)}`} />
    </>
  ),
  thickness: (
    <>
      <path className={styles.board} d={rectPath(48, 28, 184, 56)} />
      <path
        className={styles.copper}
        d={`${rectPath(48, 20, 70, 8)}${rectPath(140, 20, 92, 8)}${rectPath(48, 84, 120, 8)}${rectPath(190, 84, 42, 8)}`}
      />
      <path className={styles.line} d={upright(20, 92, 26)} />
    </>
  ),
} satisfies Record<string, ReactNode>;
