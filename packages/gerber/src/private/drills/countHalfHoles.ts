import type { BoardOutline, DrillTool } from '../../reading.ts';
import { isOnContour } from '../geometry.ts';

/** How many plated holes the outline cuts near their middle: half holes. One that it only touches is a mistake of the design. */
export const countHalfHoles = (tools: readonly DrillTool[], boards: readonly BoardOutline[]) =>
  tools
    .filter(({ plating }) => plating === 'plated')
    .reduce(
      (sum, { diameter, holes }) =>
        sum +
        holes.filter(
          (x, index) =>
            index % 2 === 0 &&
            boards.some(({ contour }) => isOnContour(x, holes[index + 1] ?? NaN, contour, diameter / 4)),
        ).length,
      0,
    );
