import type { BoardSide, FileFigures } from '@pcb/quoting/fileFigures';
import type { Contour, DrillTool, Figure, LayerFunction, ReadDataSet } from '@pcb/gerber/reading';

const valueOf = (figure: Figure) => (figure.status === 'measured' ? figure.value : null);

const sides: readonly BoardSide[] = ['top', 'bottom'];

const sidesWith = ({ files }: ReadDataSet, name: LayerFunction) =>
  sides.filter((side) =>
    files.some(({ layer, objects }) => layer.function === name && layer.side === side && objects > 0),
  );

const smallest = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null);

const slotsOf = (tools: readonly DrillTool[], isPlated: boolean) =>
  smallest(
    tools
      .filter(({ slots, plating }) => slots > 0 && (plating === 'plated') === isPlated)
      .map(({ diameter }) => diameter),
  );

/** The square of the distance from a point to a line between two points. */
function squaredDistance(x: number, y: number, x1: number, y1: number, x2: number, y2: number) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return (x - x1 - share * dx) ** 2 + (y - y1 - share * dy) ** 2;
}

/** Whether a circle crosses a contour with both sides of its centre line. */
function isOnContour(contour: Contour, x: number, y: number, radius: number) {
  const count = contour.length;
  for (let index = 0; index < count; index += 2) {
    const next = (index + 2) % count;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [contour[index], contour[index + 1], contour[next], contour[next + 1]];
    if (squaredDistance(x, y, x1, y1, x2, y2) < (radius / 2) ** 2) return true;
  }
  return false;
}

const hasHalfHoles = ({ boards, tools }: ReadDataSet) =>
  boards.some(({ contour }) =>
    tools.some(
      ({ plating, holes, diameter }) =>
        plating === 'plated' &&
        holes.some((x, index) => index % 2 === 0 && isOnContour(contour, x, holes[index + 1] ?? NaN, diameter / 2)),
    ),
  );

/** Width and height of the board that was chosen of those in the outline; `null` without an outline. */
function sizeOf({ size, boards }: ReadDataSet, chosen: number): FileFigures['size'] {
  if (!size || size.foundBy === 'copper-extents') return null;
  const { width, height } = boards[chosen] ?? size;
  return [width, height];
}

/** The figures that the forms compare with. `chosen` is the index of a board, where the outline has several. */
export const fileFiguresOf = (board: ReadDataSet, chosen: number): FileFigures => ({
  size: sizeOf(board, chosen),
  copperLayers: board.copperLayers,
  smallestTrack: valueOf(board.smallestTrack),
  smallestGap: valueOf(board.smallestGap),
  smallestHole: smallest(
    board.holeSizes
      .filter(({ holes }) => holes > 0)
      .map(({ diameter }) => diameter)
      .filter((diameter) => diameter > 0),
  ),
  smallestRing: valueOf(board.smallestRing),
  narrowestSlot: { plated: slotsOf(board.tools, true), unplated: slotsOf(board.tools, false) },
  hasHalfHoles: hasHalfHoles(board),
  holesWithoutPlating: board.holeSizes
    .filter(({ plating }) => plating === 'not-stated')
    .reduce((sum, { holes, slots }) => sum + holes + slots, 0),
  maskSides: sidesWith(board, 'soldermask'),
  legendSides: sidesWith(board, 'legend'),
  pasteSides: sidesWith(board, 'paste'),
});
