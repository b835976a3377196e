export interface Camera {
  /** The magnification. 1 shows all of the drawing. */
  zoom: number;
  /** The centre of the visible part, as a fraction of the drawing area at zoom 1, from the left. */
  x: number;
  /** The same from the top. */
  y: number;
}

export const wholeDrawing: Camera = { zoom: 1, x: 0.5, y: 0.5 };

/** Shows about 25 mm of a board of 430 mm. */
export const maxZoom = 16;

export const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

function inside({ zoom, x, y }: Camera): Camera {
  const margin = 0.5 / zoom;
  return { zoom, x: clamp(x, margin, 1 - margin), y: clamp(y, margin, 1 - margin) };
}

/** A point of the visible part, from 0 to 1 from its left and top edge. */
export interface FramePoint {
  x: number;
  y: number;
}

const middle: FramePoint = { x: 0.5, y: 0.5 };

/** Multiplies the zoom by a factor, between 1 and a limit. It zooms around a point, by default the centre. */
export function zoomBy(camera: Camera, factor: number, { x, y }: FramePoint = middle, limit = maxZoom): Camera {
  const zoom = clamp(camera.zoom * factor, 1, limit);
  const shift = 1 / camera.zoom - 1 / zoom;
  return inside({ zoom, x: camera.x + (x - 0.5) * shift, y: camera.y + (y - 0.5) * shift });
}

/** Moves the visible part by fractions of its own size, to the right and down. */
export const panBy = (camera: Camera, right: number, down: number): Camera =>
  inside({ ...camera, x: camera.x + right / camera.zoom, y: camera.y + down / camera.zoom });
