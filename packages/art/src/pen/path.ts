/**
 * Path data of basic shapes. Lengths are in units of the view box. All numbers are rounded to `decimals`, because
 * pictures are the largest part of a page's markup.
 */
import type { Point } from './geometry.ts';

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** A rectangle from its top left corner. `radius` rounds its corners. */
export function rectPath(x: number, y: number, width: number, height: number, radius = 0, decimals = 2): string {
  const n = (value: number) => rounded(value, decimals);
  if (radius === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
  const arc = (dx: number, dy: number) => `a${n(radius)} ${n(radius)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return [
    `M${n(x + radius)} ${n(y)}h${n(width - 2 * radius)}${arc(radius, radius)}`,
    `v${n(height - 2 * radius)}${arc(-radius, radius)}`,
    `h${n(2 * radius - width)}${arc(-radius, -radius)}`,
    `v${n(2 * radius - height)}${arc(radius, -radius)}z`,
  ].join('');
}

/** A circle around `x` and `y`. */
export function circlePath(x: number, y: number, radius: number, decimals = 2): string {
  const n = (value: number) => rounded(value, decimals);
  const r = n(radius);
  const across = n(2 * radius);
  return `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0z`;
}

/** A rectangle with a semicircular top, from its top left corner. */
export function domePath(x: number, y: number, width: number, height: number, decimals = 2): string {
  const n = (value: number) => rounded(value, decimals);
  const r = width / 2;
  return `M${n(x)} ${n(y + height)}v${n(r - height)}a${n(r)} ${n(r)} 0 0 1 ${n(width)} 0v${n(height - r)}z`;
}

/** A line through points, or with `isClosed` a polygon. */
export function linePath(points: readonly Point[], isClosed = false, decimals = 2): string {
  const places = points.map(({ x, y }) => `${rounded(x, decimals)} ${rounded(y, decimals)}`);
  return `M${places.join('L')}${isClosed ? 'z' : ''}`;
}

/** A zero-length stroke, which renders as a dot of the stroke width. */
export const dotPath = ({ x, y }: Point, decimals = 2) => `M${rounded(x, decimals)} ${rounded(y, decimals)}h0`;

/** The results of `make` for 0 to `count` - 1. */
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
