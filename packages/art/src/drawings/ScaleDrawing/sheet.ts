import type { Size } from '@pcb/engineering/capabilities';
import type { Camera } from './camera.ts';

export interface Box extends Size {
  x: number;
  y: number;
}

export const sheet: Size = { width: 336, height: 262 };

/** The drawing area, with the scale bar above it and the dimension lines on the left and below. */
export const frame: Box = { x: 36, y: 24, width: 296, height: 202 };

export interface Projection {
  /** SVG units per mm. */
  scale: number;
  /** The visible part of the drawing, in mm. */
  window: Box;
  /** Converts mm from the left edge of the drawing. */
  toX: (mm: number) => number;
  /** Converts mm from the top edge of the drawing. */
  toY: (mm: number) => number;
}

export const fitScale = ({ width, height }: Size) => Math.min(frame.width / width, frame.height / height);

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
