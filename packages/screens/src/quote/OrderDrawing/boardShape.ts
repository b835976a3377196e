import type { BoardShape } from '@pcb/art/ScaleDrawing';
import type { Size } from '@pcb/engineering/capabilities';
import type { BoardOutline, DrillTool } from '@pcb/gerber/reading';
import { sizeTolerance } from '@pcb/quoting/fileFigures';

/** The shape of the ordered board in the customer's fabrication files, in their coordinates. */
export interface BoardData {
  outline: BoardOutline;
  /** Holes and slots of all boards in the files. */
  tools: readonly DrillTool[];
}

/** Whether the data describes a board of this size, in this orientation. */
export const hasSize = ({ outline }: BoardData, { width, height }: Size) =>
  Math.abs(outline.width - width) <= sizeTolerance && Math.abs(outline.height - height) <= sizeTolerance;

const pointsOf = (numbers: Float64Array) =>
  Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));

/** The shape of a board to draw, with the origin at its upper left corner and y pointing down. */
export function boardShapeOf({ outline, tools }: BoardData): BoardShape {
  const { minX, minY, maxX, maxY } = outline.bounds;
  const drawn = (numbers: Float64Array) => pointsOf(numbers).map(({ x, y }) => ({ x: x - minX, y: maxY - y }));
  const isOnBoard = ({ x, y }: { x: number; y: number }) => x >= 0 && y >= 0 && x <= maxX - minX && y <= maxY - minY;
  return {
    contour: drawn(outline.contour),
    cutouts: outline.cutouts.map(drawn),
    holes: tools.flatMap(({ holes, diameter }) =>
      drawn(holes)
        .filter(isOnBoard)
        .map((hole) => ({ ...hole, diameter })),
    ),
    slots: tools.flatMap(({ slotLines, diameter: width }) => {
      const ends = drawn(slotLines);
      return ends.flatMap((from, index) => {
        const to = ends[index + 1];
        return index % 2 === 0 && to && isOnBoard(from) ? [{ from, to, width }] : [];
      });
    }),
  };
}
