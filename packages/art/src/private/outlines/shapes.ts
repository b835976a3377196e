import { circlePath, linePath, rectPath, times } from '../pen/path.ts';

/** A shape, in mm with y pointing down. */
export type Shape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number }
  | { kind: 'circle'; x: number; y: number; radius: number }
  /** A rectangle with a semicircular top. */
  | { kind: 'dome'; x: number; y: number; width: number; height: number }
  | { kind: 'line'; points: readonly Place[]; isClosed: boolean };

export type Place = readonly [x: number, y: number];

export const rect = (x: number, y: number, width: number, height: number): Shape => ({
  kind: 'rect',
  x,
  y,
  width,
  height,
});

export const centred = (x: number, y: number, width: number, height: number) =>
  rect(x - width / 2, y - height / 2, width, height);

export const circle = (x: number, y: number, radius: number): Shape => ({ kind: 'circle', x, y, radius });

export const dome = (x: number, y: number, width: number, height: number): Shape => ({
  kind: 'dome',
  x,
  y,
  width,
  height,
});

export const line = (...points: readonly Place[]): Shape => ({ kind: 'line', points, isClosed: false });

export const polygon = (...points: readonly Place[]): Shape => ({ kind: 'line', points, isClosed: true });

export const centredOffsets = (count: number, pitch: number) =>
  times(count, (index) => (index - (count - 1) / 2) * pitch);

function cornersOf(shape: Shape): readonly Place[] {
  if (shape.kind === 'line') return shape.points;
  if (shape.kind === 'circle') {
    const { x, y, radius } = shape;
    return [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ];
  }
  return [
    [shape.x, shape.y],
    [shape.x + shape.width, shape.y + shape.height],
  ];
}

export function boundsOf(shapes: readonly Shape[]) {
  const corners = shapes.flatMap(cornersOf);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export interface Placement {
  unitsPerMm: number;
  x: number;
  y: number;
}

function domePath(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return `M${x} ${y + height}v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`;
}

export function pathOf(shape: Shape, { unitsPerMm, x: originX, y: originY }: Placement): string {
  const left = (x: number) => originX + x * unitsPerMm;
  const top = (y: number) => originY + y * unitsPerMm;
  switch (shape.kind) {
    case 'rect':
      return rectPath(left(shape.x), top(shape.y), shape.width * unitsPerMm, shape.height * unitsPerMm);
    case 'circle':
      return circlePath(left(shape.x), top(shape.y), shape.radius * unitsPerMm);
    case 'dome':
      return domePath(left(shape.x), top(shape.y), shape.width * unitsPerMm, shape.height * unitsPerMm);
    case 'line':
      return linePath(
        shape.points.map(([x, y]) => ({ x: left(x), y: top(y) })),
        shape.isClosed,
      );
  }
}
