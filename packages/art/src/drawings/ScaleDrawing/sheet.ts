import type { Size } from '@pcb/engineering/capabilities';
import type { Camera } from './camera.ts';

/** A rectangle from its top left corner. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** The size of the drawing in SVG units. */
export const sheet: Size = { width: 336, height: 262 };

/** The drawing area, with the scale bar above it and the dimension lines on the left and below. */
export const frame: Box = { x: 36, y: 24, width: 296, height: 202 };

/** How a drawing in mm is projected into the drawing area. */
export interface Projection {
  /** SVG units per mm. */
  scale: number;
  /** The visible part, in mm of the drawing. */
  window: Box;
  /** The position of a distance from the left edge of the drawing in mm. */
  toX: (mm: number) => number;
  /** The position of a distance from the top edge of the drawing in mm. */
  toY: (mm: number) => number;
}

/** SVG units per mm at which a size fills the drawing area. */
export const fitScale = ({ width, height }: Size) => Math.min(frame.width / width, frame.height / height);

/** Projects a drawing of a size in mm into the middle of the drawing area. */
export function project(size: Size, { zoom, x, y }: Camera): Projection {
  const fit = fitScale(size);
  const scale = fit * zoom;
  const whole = { width: frame.width / fit, height: frame.height / fit };
  const window: Box = {
    x: (x - 0.5 / zoom) * whole.width - (whole.width - size.width) / 2,
    y: (y - 0.5 / zoom) * whole.height - (whole.height - size.height) / 2,
    width: whole.width / zoom,
    height: whole.height / zoom,
  };
  return {
    scale,
    window,
    toX: (mm) => frame.x + (mm - window.x) * scale,
    toY: (mm) => frame.y + (mm - window.y) * scale,
  };
}
