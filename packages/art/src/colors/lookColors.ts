import type { BoardLook } from '../drawings/ScaleDrawing/boardScene.ts';
import * as styles from './pieceColors.css.ts';

/** The colours of a board, as CSS. They follow the theme: resolve them on an element before use on a canvas. */
export interface LookColors {
  /** Solder mask on laminate. */
  mask: string;
  /** Solder mask on copper. */
  maskedCopper: string;
  laminate: string;
  finish: string;
  /** The colour of the legend; `undefined` if there is none. */
  legend: string | undefined;
  line: string;
  laminateLine: string;
}

/**
 * Returns the colours that `ScaleDrawing` uses for a board.
 * @example lookColors({ material: 'fr4', finish: 'gold', mask: 'blue' }).maskedCopper
 */
export function lookColors(look: BoardLook): LookColors {
  const material = styles.materialColors[look.material];
  const { laminate, laminateLine } = material;
  const { piece, line, copper } = look.mask ? styles.maskColors[look.mask] : material;
  return {
    mask: piece,
    maskedCopper: copper,
    laminate,
    finish: styles.finishColors[look.finish],
    legend: look.legend && styles.legendColors[look.legend],
    line,
    laminateLine,
  };
}
