import type { Bounds } from '../../reading.ts';
import { extend, noBounds } from '../geometry.ts';
import type { Points } from '../gerber/plot.ts';
import { loopOf, type Loop } from './loops.ts';
import { distanceBetween, isWithin } from './nesting.ts';
import type { TimeLimit } from './timeLimit.ts';

/** In mm. A V-cut has no width; a router is up to 3 mm wide. */
const maxRouting = 4;
/** In mm: the maximum distance between line ends within a contour. */
const sameEnd = 0.05;
/** A panel has few parts, but text has many contours. */
const maxParts = 100;

/** Returns contours that are closed in drawing order, such as rails next to a board. Dimension lines are not. */
export function ownContours(lines: readonly Points[]): readonly Loop[] {
  const contours: Loop[] = [];
  let chain: number[] = [];
  const isNear = (a: number, b: number) => Math.abs(a - b) <= sameEnd;
  for (const points of lines) {
    const end = chain.length - 2;
    const follows = end >= 0 && isNear(chain[end] ?? 0, points[0] ?? 0) && isNear(chain[end + 1] ?? 0, points[1] ?? 0);
    if (!follows) chain = [];
    for (let index = follows ? 2 : 0; index < points.length; index += 1) chain.push(points[index] ?? 0);
    const last = chain.length - 2;
    if (last >= 6 && isNear(chain[0] ?? 0, chain[last] ?? 0) && isNear(chain[1] ?? 0, chain[last + 1] ?? 0)) {
      contours.push(loopOf(chain.slice(0, last)));
      chain = [];
    }
  }
  return contours;
}

/** Whether they are next to each other with sides of equal length, like a board and its rail. */
function isBeside({ bounds: a }: Loop, { bounds: b }: Loop): boolean {
  if (distanceBetween(a, b) > maxRouting) return false;
  const same = (from: 'minX' | 'minY', to: 'maxX' | 'maxY') =>
    Math.abs(a[from] - b[from]) + Math.abs(a[to] - b[to]) <= 0.1 * (a[to] - a[from]);
  return same('minX', 'maxX') || same('minY', 'maxY');
}

const boundsOfAll = (loops: readonly Loop[]): Bounds => {
  const all = noBounds();
  for (const { bounds } of loops) extend(all, [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]);
  return all;
};

export function panelAround(board: Loop, contours: readonly Loop[], isOver: TimeLimit): Loop | undefined {
  const parts = [board];
  const rest = contours
    .filter((each) => each.area < board.area && !isWithin(each, board, isOver))
    .toSorted((a, b) => b.area - a.area)
    .slice(0, maxParts);
  let panel = board;
  // A rail can be next to a board and another rail.
  for (let found: Loop | undefined = board; found;) {
    found = rest.find((each) => !parts.includes(each) && isBeside(panel, each) && each.area >= 0.01 * board.area);
    if (!found) break;
    parts.push(found);
    const { minX, minY, maxX, maxY } = boundsOfAll(parts);
    panel = loopOf([minX, minY, maxX, minY, maxX, maxY, minX, maxY]);
  }
  return parts.length > 1 ? panel : undefined;
}
