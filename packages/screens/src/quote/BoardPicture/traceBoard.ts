import type { BoardOverview, Bounds, Layer } from '@pcb/gerber/reading';
import type { TracedBoard, TracedLayer } from '../../shared/drawings/OwnBoard/tracedBoard.ts';
import { boundsOf, picturesOf } from './boardViews.ts';
import { type Budget, type Grid, PathWriter } from './PathWriter.ts';
import { ShapeWriter } from './ShapeWriter.ts';

export { type DrawnOrder, lookOfFiles } from '../OrderDrawing/drawnOrder.ts';

/** Units along the longer side. The coarser ones are for boards whose text would be too long. */
const fineness = [1000, 400] as const;

/** In characters. A browser's storage has room for 5 million. */
const maxLength = 100_000;

const layers = [
  { name: 'copper', layer: 'copper', isMaterial: true },
  { name: 'openings', layer: 'soldermask', isMaterial: false },
  { name: 'legend', layer: 'legend', isMaterial: true },
] as const satisfies readonly { name: keyof TracedBoard; layer: Layer['function']; isMaterial: boolean }[];

function outlineOf(contours: readonly ArrayLike<number>[], grid: Grid, budget: Budget): string {
  const path = new PathWriter(grid, budget);
  for (const contour of contours) path.add(contour, 0, contour.length / 2, true);
  return path.d || `m0 0h${grid.columns}v${grid.rows}h-${grid.columns}z`;
}

function traceIn(board: BoardOverview, index: number, bounds: Bounds, units: number): TracedBoard | undefined {
  const [width, height] = [bounds.maxX - bounds.minX, bounds.maxY - bounds.minY];
  const scale = units / Math.max(width, height);
  const [columns, rows] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const grid: Grid = { minX: bounds.minX, maxY: bounds.maxY, scale, columns, rows };
  const budget: Budget = { left: maxLength };
  const shape = board.boards[index];
  const outline = outlineOf(shape ? [shape.contour, ...shape.cutouts] : [], grid, budget);
  const drawn: Partial<Record<(typeof layers)[number]['name'], TracedLayer>> = {};
  for (const { name, layer, isMaterial } of layers) {
    const pictures = picturesOf(board, layer, 'top');
    const [first] = pictures;
    if (!first) continue;
    const writer = new ShapeWriter(grid, budget);
    for (const picture of pictures) writer.addPicture(picture);
    drawn[name] = { shapes: writer.finish(), ...(first.isNegative === isMaterial && { isInverted: true }) };
  }
  const holes = new ShapeWriter(grid, budget);
  for (const tool of board.tools) holes.addTool(tool);
  const size = { width: shape?.width ?? width, height: shape?.height ?? height };
  const traced = { ...size, copperLayers: board.copperLayers, columns, rows, outline, ...drawn, holes: holes.finish() };
  return budget.left < 0 ? undefined : traced;
}

/**
 * Reduces the top side of a board (an index of `boards`) to data for a browser's storage. `undefined` for a board without a
 * size, or too dense even for the coarse units.
 */
export function traceBoard(board: BoardOverview, index = 0): TracedBoard | undefined {
  const bounds = board.boards[index]?.bounds ?? boundsOf(board);
  if (!bounds || bounds.maxX <= bounds.minX || bounds.maxY <= bounds.minY) return undefined;
  for (const units of fineness) {
    const traced = traceIn(board, index, bounds, units);
    if (traced) return traced;
  }
  return undefined;
}
