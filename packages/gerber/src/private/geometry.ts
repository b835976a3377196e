import type { Bounds } from '../reading.ts';
import type { Points } from './gerber/plot.ts';

export const noBounds = (): Bounds => ({ minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity });

export const isEmpty = ({ minX, maxX }: Bounds) => minX > maxX;

export function extend(bounds: Bounds, points: Points, dx = 0, dy = 0, margin = 0) {
  for (let index = 0; index < points.length; index += 2) {
    const x = (points[index] ?? 0) + dx;
    const y = (points[index + 1] ?? 0) + dy;
    if (x - margin < bounds.minX) bounds.minX = x - margin;
    if (x + margin > bounds.maxX) bounds.maxX = x + margin;
    if (y - margin < bounds.minY) bounds.minY = y - margin;
    if (y + margin > bounds.maxY) bounds.maxY = y + margin;
  }
}

export function boundsOf(points: Points): Bounds {
  const bounds = noBounds();
  extend(bounds, points);
  return bounds;
}

export const contains = (outer: Bounds, inner: Bounds, margin = 0) =>
  inner.minX >= outer.minX - margin &&
  inner.minY >= outer.minY - margin &&
  inner.maxX <= outer.maxX + margin &&
  inner.maxY <= outer.maxY + margin;

export function signedArea(points: Points): number {
  let sum = 0;
  for (let index = 0; index < points.length; index += 2) {
    const next = index + 2 < points.length ? index + 2 : 0;
    sum += (points[index] ?? 0) * (points[next + 1] ?? 0) - (points[next] ?? 0) * (points[index + 1] ?? 0);
  }
  return sum / 2;
}

export function isInside(x: number, y: number, points: ArrayLike<number>): boolean {
  let inside = false;
  let px = points[points.length - 2] ?? 0;
  let py = points[points.length - 1] ?? 0;
  for (let index = 0; index < points.length; index += 2) {
    const qx = points[index] ?? 0;
    const qy = points[index + 1] ?? 0;
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside;
    px = qx;
    py = qy;
  }
  return inside;
}

export function isOnContour(x: number, y: number, points: ArrayLike<number>, distance: number): boolean {
  const count = points.length;
  for (let index = 0; index < count; index += 2) {
    const next = (index + 2) % count;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [points[index], points[index + 1], points[next], points[next + 1]];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
    if ((x - x1 - share * dx) ** 2 + (y - y1 - share * dy) ** 2 <= distance * distance) return true;
  }
  return false;
}

export function reversed(points: Points): number[] {
  const result: number[] = [];
  for (let index = points.length - 2; index >= 0; index -= 2) result.push(points[index] ?? 0, points[index + 1] ?? 0);
  return result;
}
