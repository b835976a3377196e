import type { Bounds } from '../../reading.ts';
import { contains, isInside, isOnContour } from '../geometry.ts';
import type { Points } from '../gerber/plot.ts';
import type { Loop } from './loops.ts';
import type { TimeLimit } from './timeLimit.ts';

/** In mm: the maximum distance of a half hole's centre from the outline that cuts it. */
const onOutline = 0.05;

/** Text has thousands of loops, and they would all be compared. */
const maxCompared = 400;

export const holds = (points: ArrayLike<number>, bounds: Bounds, x: number, y: number) =>
  x >= bounds.minX - onOutline &&
  x <= bounds.maxX + onOutline &&
  y >= bounds.minY - onOutline &&
  y <= bounds.maxY + onOutline &&
  (isInside(x, y, points) || isOnContour(x, y, points, onOutline));

/** Returns the share of the content in a loop, or 0 as soon as it cannot reach `enough`, or on timeout. */
export const shareInside = ({ points, bounds }: Loop, content: Points, isOver: TimeLimit, enough = 0): number => {
  if (content.length === 0) return 1;
  let count = 0;
  let misses = 0;
  const maxMisses = ((1 - enough) * content.length) / 2;
  for (let index = 0; index < content.length; index += 2) {
    if (holds(points, bounds, content[index] ?? 0, content[index + 1] ?? 0)) count += 1;
    else misses += 1;
    if (isOver(points.length) || misses > maxMisses) return 0;
  }
  return (2 * count) / content.length;
};

/** Returns a point just inside the middle of the first line. Corners can be on the surrounding loop. */
const pointInside = ({ points }: Loop): readonly [number, number] => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [(x1 + x2) / 2 - (0.001 * (y2 - y1)) / length, (y1 + y2) / 2 + (0.001 * (x2 - x1)) / length];
};

export const isWithin = (inner: Loop, outer: Loop, isOver: TimeLimit) =>
  inner !== outer &&
  inner.area < outer.area &&
  contains(outer.bounds, inner.bounds, 0.001) &&
  !isOver(outer.points.length) &&
  isInside(...pointInside(inner), outer.points);

/** Returns the loops that are not in another loop, largest first. */
export const outermost = (loops: readonly Loop[], isOver: TimeLimit): readonly Loop[] => {
  const largest = loops.toSorted((a, b) => b.area - a.area).slice(0, maxCompared);
  return largest.filter((loop) => !largest.some((other) => isWithin(loop, other, isOver)));
};

const widthOf = ({ minX, maxX }: Bounds) => maxX - minX;
const heightOf = ({ minY, maxY }: Bounds) => maxY - minY;

export const isSameSize = ({ bounds: a }: Loop, { bounds: b }: Loop) =>
  Math.abs(widthOf(a) - widthOf(b)) <= 0.1 && Math.abs(heightOf(a) - heightOf(b)) <= 0.1;

export const isMuchLarger = (large: Bounds, small: Bounds) =>
  widthOf(large) > 2 * widthOf(small) || heightOf(large) > 2 * heightOf(small);

export const distanceBetween = (a: Bounds, b: Bounds) =>
  Math.max(0, a.minX - b.maxX, b.minX - a.maxX, a.minY - b.maxY, b.minY - a.maxY);

export const isApart = ({ bounds: a }: Loop, { bounds: b }: Loop) =>
  a.maxX <= b.minX + 0.1 || b.maxX <= a.minX + 0.1 || a.maxY <= b.minY + 0.1 || b.maxY <= a.minY + 0.1;
