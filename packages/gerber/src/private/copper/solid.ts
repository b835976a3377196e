import type { Bounds } from '../../reading.ts';
import { extend, isInside, noBounds } from '../geometry.ts';
import { circlePoints } from '../gerber/arcs.ts';
import type { Points } from '../gerber/plot.ts';

/** Copper or a cut: all points within `radius` of a line and, for an area, inside it. */
export interface Solid {
  points: Points;
  radius: number;
  isArea: boolean;
  bounds: Bounds;
  rows?: Rows;
}

export function solidOf(points: Points, radius: number, isArea: boolean): Solid {
  const bounds = noBounds();
  extend(bounds, points, 0, 0, radius);
  return { points, radius, isArea, bounds };
}

/** The lines of an area by rows, so that a test reads only the lines at its height. A pour has thousands. */
interface Rows {
  height: number;
  lines: readonly (readonly number[])[];
}

const minCorners = 24;

function rowsOf({ points, bounds }: Solid): Rows {
  const count = Math.min(4096, points.length / 2);
  const height = (bounds.maxY - bounds.minY) / count || 1;
  const lines = Array.from({ length: count }, (): number[] => []);
  const rowAt = (y: number) => Math.min(count - 1, Math.max(0, Math.floor((y - bounds.minY) / height)));
  for (let index = 0; index < points.length; index += 2) {
    const next = index + 2 < points.length ? index + 2 : 0;
    const [y1, y2] = [points[index + 1] ?? 0, points[next + 1] ?? 0];
    const last = rowAt(Math.max(y1, y2));
    for (let row = rowAt(Math.min(y1, y2)); row <= last; row += 1) lines[row]?.push(index);
  }
  return { height, lines };
}

function isInsideRows(x: number, y: number, { points, bounds }: Solid, { height, lines }: Rows): boolean {
  const row = Math.min(lines.length - 1, Math.max(0, Math.floor((y - bounds.minY) / height)));
  let inside = false;
  for (const index of lines[row] ?? []) {
    const next = index + 2 < points.length ? index + 2 : 0;
    const [x1, y1] = [points[index] ?? 0, points[index + 1] ?? 0];
    const [x2, y2] = [points[next] ?? 0, points[next + 1] ?? 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

export function distanceToLine(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}

export function solidContains(solid: Solid, x: number, y: number): boolean {
  const { points, radius, isArea, bounds } = solid;
  if (x < bounds.minX || x > bounds.maxX || y < bounds.minY || y > bounds.maxY) return false;
  if (isArea) {
    if (points.length < 2 * minCorners) return isInside(x, y, points);
    solid.rows ??= rowsOf(solid);
    return isInsideRows(x, y, solid, solid.rows);
  }
  if (points.length === 2) return Math.hypot(x - (points[0] ?? 0), y - (points[1] ?? 0)) <= radius;
  for (let index = 2; index < points.length; index += 2) {
    const distance = distanceToLine(
      x,
      y,
      points[index - 2] ?? 0,
      points[index - 1] ?? 0,
      points[index] ?? 0,
      points[index + 1] ?? 0,
    );
    if (distance <= radius) return true;
  }
  return false;
}

function capsule([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: Points, radius: number, deviation?: number): Points {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const circle = circlePoints(x1, y1, radius, deviation);
  if (length === 0) return circle;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const half = Math.ceil(circle.length / 4);
  const points: number[] = [];
  for (const [cx, cy, turn] of [
    [x2, y2, -Math.PI / 2],
    [x1, y1, Math.PI / 2],
  ] as const) {
    for (let index = 0; index <= half; index += 1) {
      const angle = turn + (Math.PI * index) / half;
      const [a, b] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      points.push(cx + a * ux - b * uy, cy + a * uy + b * ux);
    }
  }
  return points;
}

export const withChords = (solid: Solid, deviation?: number): readonly Solid[] =>
  solid.isArea ? [solid] : outlinesOf(solid, deviation).map((outline) => solidOf(outline, 0, true));

export function outlinesOf({ points, radius, isArea }: Solid, deviation?: number): readonly Points[] {
  if (isArea) return [points];
  if (points.length === 2) return [circlePoints(points[0] ?? 0, points[1] ?? 0, radius, deviation)];
  const outlines: Points[] = [];
  for (let index = 2; index < points.length; index += 2) {
    outlines.push(capsule(points.slice(index - 2, index + 2), radius, deviation));
  }
  return outlines;
}
