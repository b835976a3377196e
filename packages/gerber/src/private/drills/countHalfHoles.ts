import type { BoardOutline, DrillTool } from '../../reading.ts';
import { isOnContour } from '../geometry.ts';
import { timeLimit } from '../outline/timeLimit.ts';

/** Counts plated holes cut near their middle; one that is only touched is a design error. `undefined` on timeout. */
export function countHalfHoles(
  tools: readonly DrillTool[],
  boards: readonly BoardOutline[],
  isOver: () => boolean,
): number | undefined {
  const hasEnded = timeLimit(isOver);
  const points = boards.reduce((sum, { contour }) => sum + contour.length, 0);
  let count = 0;
  for (const { diameter, holes } of tools.filter(({ plating }) => plating === 'plated')) {
    for (let index = 0; index < holes.length; index += 2) {
      if (hasEnded(points)) return undefined;
      const [x = NaN, y = NaN] = holes.subarray(index, index + 2);
      if (boards.some(({ contour }) => isOnContour(x, y, contour, diameter / 4))) count += 1;
    }
  }
  return count;
}
