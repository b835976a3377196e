import type { Camera } from '@pcb/art/ScaleDrawing';
import type { Bounds } from '@pcb/gerber/reading';
import { type BoardView, isSide } from './boardViews.ts';

const margin = 0.03;

/** At this zoom, a board of 430 mm has 100 pixels per millimetre. */
export const maxZoom = 64;

export interface Projection {
  scale: number;
  /** The position of the origin, in pixels. */
  x: number;
  y: number;
  /** Whether x points left, as on the bottom side. */
  isMirrored: boolean;
}

export interface Sheet {
  centreX: number;
  centreY: number;
  /** In mm. */
  width: number;
  height: number;
  isMirrored: boolean;
}

/** Width divided by height, at least 1. */
export function aspectOf({ minX, minY, maxX, maxY }: Bounds): number {
  const aspect = (maxX - minX) / (maxY - minY);
  return Math.min(Math.max(Number.isFinite(aspect) ? aspect : 1, 1), 2);
}

export function sheetOf({ minX, minY, maxX, maxY }: Bounds, aspect: number, view: BoardView): Sheet {
  // The minimum gives a single point a size too.
  const height = Math.max(maxY - minY, (maxX - minX) / aspect, 0.1) * (1 + 2 * margin);
  return {
    centreX: (minX + maxX) / 2,
    centreY: (minY + maxY) / 2,
    width: height * aspect,
    height,
    isMirrored: isSide(view) && view === 'bottom',
  };
}

const directionOf = ({ isMirrored }: Pick<Sheet, 'isMirrored'>) => (isMirrored ? -1 : 1);

export function projectionOf(sheet: Sheet, { zoom, x, y }: Camera, width: number, height: number): Projection {
  const scale = (width / sheet.width) * zoom;
  const direction = directionOf(sheet);
  const middleX = direction * sheet.centreX + (x - 0.5) * sheet.width;
  const middleY = sheet.centreY - (y - 0.5) * sheet.height;
  return {
    scale,
    x: width / 2 - middleX * scale,
    y: height / 2 + middleY * scale,
    isMirrored: sheet.isMirrored,
  };
}

export const project = ({ scale, x, y, isMirrored }: Projection, point: { x: number; y: number }) => ({
  x: x + directionOf({ isMirrored }) * point.x * scale,
  y: y - point.y * scale,
});

/** For `setTransform`. */
export const matrixOf = (projection: Projection): [number, number, number, number, number, number] => {
  const { scale, x, y } = projection;
  return [directionOf(projection) * scale, 0, 0, -scale, x, y];
};

/** The visible area, in mm. */
export function visibleBounds({ scale, x, y, isMirrored }: Projection, width: number, height: number): Bounds {
  const [left, right] = [-x / scale, (width - x) / scale];
  return {
    minX: isMirrored ? -right : left,
    maxX: isMirrored ? -left : right,
    minY: (y - height) / scale,
    maxY: y / scale,
  };
}

export interface VisibleArea {
  x: number;
  y: number;
  /** The visible width, in mm. */
  width: number;
}

export const visibleArea = (sheet: Sheet, { zoom, x, y }: Camera): VisibleArea => ({
  x: sheet.centreX + directionOf(sheet) * (x - 0.5) * sheet.width,
  y: sheet.centreY - (y - 0.5) * sheet.height,
  width: sheet.width / zoom,
});

/** The camera centred on a point, or as close to it as the sheet allows. */
export function cameraOn(sheet: Sheet, { x, y, width }: VisibleArea): Camera {
  const zoom = Math.min(Math.max(sheet.width / width, 1), maxZoom);
  const edge = 0.5 / zoom;
  const clampCentre = (value: number) => Math.min(Math.max(value, edge), 1 - edge);
  return {
    zoom,
    x: clampCentre(0.5 + (directionOf(sheet) * (x - sheet.centreX)) / sheet.width),
    y: clampCentre(0.5 - (y - sheet.centreY) / sheet.height),
  };
}
