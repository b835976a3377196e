import type { BoardOverview, Bounds, Layer } from '@pcb/gerber/reading';
import type { TracedBoard, TracedLayer } from '../../shared/drawings/OwnBoard/ownBoard.ts';
import { boundsOf, picturesOf } from './boardViews.ts';
import { type Budget, type Grid, PathWriter } from './PathWriter.ts';
import { ShapeWriter } from './ShapeWriter.ts';

export { type DrawnOrder, lookOfFiles } from '../OrderDrawing/drawnOrder.ts';

/** The units along the longer side: of a board whose text would be too long, the coarser ones. */
const fineness = [1000, 400] as const;

/** In characters. A browser keeps 5 million of all boards of a visit. */
const maxLength = 100_000;

/** The layers that are seen from above, and whether the drawing has them where there is material. */
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
 * The top side of one of the boards of fabrication files (an index of `boards`), as data that a browser can keep. `undefined`
 * for one that has no size, or too much in it even for a coarse drawing.
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
