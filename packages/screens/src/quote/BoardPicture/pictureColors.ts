import { lookColors } from '@pcb/art/lookColors';
import type { BoardLook } from '@pcb/art/ScaleDrawing';
import * as styles from './BoardPicture.css.ts';
import type { PictureColors } from './paintBoard.ts';

/** Resolves the colours of a look in the theme of an element: a canvas cannot use custom properties. */
export function readColors(element: HTMLElement, look: BoardLook): PictureColors {
  const resolve = (color: string) => {
    element.style.color = color;
    return getComputedStyle(element).color;
  };
  const { mask, maskedCopper, laminate, finish, legend, line, laminateLine } = lookColors(look);
  const colors = {
    mask: resolve(mask),
    maskedCopper: resolve(maskedCopper),
    laminate: resolve(laminate),
    finish: resolve(finish),
    legend: legend === undefined ? undefined : resolve(legend),
    line: resolve(line),
    laminateLine: resolve(laminateLine),
    layer: resolve(styles.layerColor),
  };
  element.style.removeProperty('color');
  return colors;
}
