/** A shape in mm. The y axis points down. */
export type Shape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number }
  | { kind: 'circle'; x: number; y: number; radius: number }
  /** A rectangle with a semicircular top. */
  | { kind: 'dome'; x: number; y: number; width: number; height: number }
  | { kind: 'line'; points: readonly Point[]; isClosed: boolean };

export type Point = readonly [x: number, y: number];

export const rect = (x: number, y: number, width: number, height: number): Shape => ({
  kind: 'rect',
  x,
  y,
  width,
  height,
});

/** A rectangle given by its centre. */
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

export const line = (...points: readonly Point[]): Shape => ({ kind: 'line', points, isClosed: false });

export const polygon = (...points: readonly Point[]): Shape => ({ kind: 'line', points, isClosed: true });

/** The offsets of `count` items at a pitch, centred on 0. */
export const centredOffsets = (count: number, pitch: number) =>
  Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch);

function cornersOf(shape: Shape): readonly Point[] {
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

/** The smallest rectangle around shapes. */
export function boundsOf(shapes: readonly Shape[]) {
  const corners = shapes.flatMap(cornersOf);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Maps mm to the units of a view box. */
export interface Placement {
  unitsPerMm: number;
  x: number;
  y: number;
}

/** The path data of a shape. */
export function pathOf(shape: Shape, { unitsPerMm, x: originX, y: originY }: Placement): string {
  // Two decimals are a hundredth of a pixel, and keep the page small.
  const length = (mm: number) => Number((mm * unitsPerMm).toFixed(2));
  const at = (x: number, y: number) =>
    `${Number((originX + x * unitsPerMm).toFixed(2))} ${Number((originY + y * unitsPerMm).toFixed(2))}`;
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height } = shape;
      return `M${at(x, y)}h${length(width)}v${length(height)}h${length(-width)}z`;
    }
    case 'circle': {
      const { x, y, radius } = shape;
      const r = length(radius);
      return `M${at(x - radius, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    }
    case 'dome': {
      const { x, y, width, height } = shape;
      const r = length(width / 2);
      return `M${at(x, y + height)}v${length(width / 2 - height)}a${r} ${r} 0 0 1 ${2 * r} 0v${length(height - width / 2)}z`;
    }
    case 'line':
      return `M${shape.points.map(([x, y]) => at(x, y)).join('L')}${shape.isClosed ? 'z' : ''}`;
  }
}
