import type { BoardOutline } from '../../reading.ts';
import type { DrilledFile } from '../drills/drilledFile.ts';
import type { DrillHit } from '../drills/program.ts';
import { isOnContour } from '../geometry.ts';
import type { OutlineSource } from './findBoard.ts';

/** In mm. No part needs a longer slot, but a path with bends is routed at any length. */
const longestSlot = 10;

const lengthOf = (points: ArrayLike<number>, isClosed = false) => {
  let length = 0;
  for (let index = isClosed ? 0 : 2; index < points.length; index += 2) {
    const before = (index === 0 ? points.length : index) - 2;
    length += Math.hypot(
      (points[index] ?? 0) - (points[before] ?? 0),
      (points[index + 1] ?? 0) - (points[before + 1] ?? 0),
    );
  }
  return length;
};

export const isRoute = ({ isSlot, points }: DrillHit) =>
  isSlot && (points.length > 4 || lengthOf(points) > longestSlot);

/** Combines the paths of each file, because tabs interrupt an outline. */
export const routesOf = (files: readonly DrilledFile[]): readonly OutlineSource[] =>
  files.flatMap(({ name, hits }) => {
    const lines = hits.filter(isRoute).map(({ points }) => points);
    return lines.length > 0 ? [{ name, lines }] : [];
  });

/** The minimum routed share of a contour. Half slots on it are shorter. */
const minShare = 0.4;

/** Removes the paths that rout the outline of a board. */
export function withoutOutline(files: readonly DrilledFile[], boards: readonly BoardOutline[]): readonly DrilledFile[] {
  const outlines = new Set<DrillHit>();
  for (const { contour } of boards) {
    const near = files.flatMap(({ hits, tools }) =>
      hits.filter((hit) => {
        // The corners of a path next to the contour are further away than its lines.
        const reach = 0.75 * (tools.get(hit.tool)?.diameter ?? 0) + 0.15;
        const { points } = hit;
        return (
          isRoute(hit) &&
          points.every((x, index) => index % 2 === 1 || isOnContour(x, points[index + 1] ?? 0, contour, reach))
        );
      }),
    );
    const length = near.reduce((sum, { points }) => sum + lengthOf(points), 0);
    if (length >= minShare * lengthOf(contour, true)) for (const hit of near) outlines.add(hit);
  }
  return files.map((file) => ({ ...file, hits: file.hits.filter((hit) => !outlines.has(hit)) }));
}
