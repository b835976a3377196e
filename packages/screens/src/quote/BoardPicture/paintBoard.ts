import type { LookColors } from '@pcb/art/lookColors';
import type { BoardOverview, Bounds, DrillTool, LayerPicture } from '@pcb/gerber/reading';
import type { BoardSide } from '@pcb/quoting/fileFigures';
import { type BoardView, isSide, picturesOf } from './boardViews.ts';
import { outlineOf, type PathPart, partsOfStep, partsOfTool } from './picturePaths.ts';
import { matrixOf, type Projection, visibleBounds } from './projection.ts';
import { ScratchLayers } from './ScratchLayers.ts';

export interface PictureColors extends LookColors {
  layer: string;
}

type Context = OffscreenCanvasRenderingContext2D;

interface Sheet {
  board: BoardOverview;
  projection: Projection;
  visible: Bounds;
  scratch: ScratchLayers;
}

function prepare(context: Context, { projection }: Sheet, color: string) {
  context.setTransform(...matrixOf(projection));
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = color;
  context.strokeStyle = color;
}

function newLayer(sheet: Sheet, color: string): OffscreenCanvasRenderingContext2D {
  const context = sheet.scratch.take();
  prepare(context, sheet, color);
  return context;
}

const isVisible = ({ bounds }: PathPart, visible: Bounds, reach: number) =>
  bounds.minX - reach <= visible.maxX &&
  bounds.maxX + reach >= visible.minX &&
  bounds.minY - reach <= visible.maxY &&
  bounds.maxY + reach >= visible.minY;

function stroke(context: Context, { visible }: Sheet, parts: readonly PathPart[], width: number) {
  context.lineWidth = width;
  for (const part of parts) if (isVisible(part, visible, width / 2)) context.stroke(part.path);
}

function drawImage(context: Context, sheet: Sheet, { steps }: LayerPicture) {
  for (const step of steps) {
    context.globalCompositeOperation = step.polarity === 'dark' ? 'source-over' : 'destination-out';
    // A line without a width is a pixel wide.
    if (step.kind === 'strokes') stroke(context, sheet, partsOfStep(step), step.width || 1 / sheet.projection.scale);
    else for (const part of partsOfStep(step)) if (isVisible(part, sheet.visible, 0)) context.fill(part.path);
  }
  context.globalCompositeOperation = 'source-over';
}

/** Swaps drawn and empty areas within the board. */
function invert(context: Context, { board }: Sheet) {
  context.globalCompositeOperation = 'source-out';
  context.fill(outlineOf(board), 'evenodd');
  context.globalCompositeOperation = 'source-over';
}

/** Covers the area with material, or its inverse. `undefined` without files. */
function layerOf(
  sheet: Sheet,
  pictures: readonly LayerPicture[],
  isMaterial: boolean,
  color: string,
): OffscreenCanvasRenderingContext2D | undefined {
  const layers = pictures.map((picture) => {
    const layer = newLayer(sheet, color);
    drawImage(layer, sheet, picture);
    if (picture.isNegative === isMaterial) invert(layer, sheet);
    return layer;
  });
  const [first, ...others] = layers;
  if (first) for (const { canvas } of others) composite(first, canvas, 'source-over');
  return first;
}

function composite(context: Context, canvas: OffscreenCanvas, operation: GlobalCompositeOperation) {
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = operation;
  context.drawImage(canvas, 0, 0);
  context.restore();
}

function tint(context: Context, color: string) {
  const { canvas } = context;
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.restore();
}

function drawHoles(context: Context, sheet: Sheet, tools: readonly DrillTool[]) {
  for (const tool of tools) if (tool.diameter > 0) stroke(context, sheet, partsOfTool(tool), tool.diameter);
}

function punchHoles(context: Context, sheet: Sheet) {
  context.globalCompositeOperation = 'destination-out';
  drawHoles(context, sheet, sheet.board.tools);
  context.globalCompositeOperation = 'source-over';
}

function drawEdge(context: Context, { board, projection }: Sheet, color: string) {
  context.strokeStyle = color;
  context.lineWidth = 1.5 / projection.scale;
  context.stroke(outlineOf(board));
}

function paintSide(context: Context, sheet: Sheet, side: BoardSide, colors: PictureColors) {
  const { board } = sheet;
  // Only the shapes of the openings matter, not their colour.
  const openings = layerOf(sheet, picturesOf(board, 'soldermask', side), false, colors.laminate);
  const copper = layerOf(
    sheet,
    picturesOf(board, 'copper', side),
    true,
    openings ? colors.maskedCopper : colors.finish,
  );
  context.fillStyle = openings ? colors.mask : colors.laminate;
  context.fill(outlineOf(board), 'evenodd');
  // Clips the other layers to the board.
  if (copper) composite(context, copper.canvas, 'source-atop');
  if (openings) {
    const open = newLayer(sheet, colors.laminate);
    open.fill(outlineOf(board), 'evenodd');
    if (copper) {
      tint(copper, colors.finish);
      composite(open, copper.canvas, 'source-over');
    }
    composite(open, openings.canvas, 'destination-in');
    composite(context, open.canvas, 'source-atop');
  }
  const legend =
    colors.legend === undefined ? undefined : layerOf(sheet, picturesOf(board, 'legend', side), true, colors.legend);
  if (legend) {
    if (openings) composite(legend, openings.canvas, 'destination-out');
    composite(context, legend.canvas, 'source-atop');
  }
  drawEdge(context, sheet, openings ? colors.line : colors.laminateLine);
  punchHoles(context, sheet);
}

function paintFile(context: Context, sheet: Sheet, file: string, colors: PictureColors) {
  const { board } = sheet;
  const tools = board.tools.filter((tool) => tool.file === file);
  const layer = layerOf(
    sheet,
    board.pictures.filter((picture) => tools.length === 0 && picture.file === file),
    true,
    colors.layer,
  );
  if (layer) {
    punchHoles(layer, sheet);
    composite(context, layer.canvas, 'source-over');
  }
  drawEdge(context, sheet, colors.layer);
  drawHoles(context, sheet, tools);
}

export interface PictureRequest {
  view: BoardView;
  projection: Projection;
  /** In pixels. */
  width: number;
  height: number;
  colors: PictureColors;
}

export type PaintPicture = (request: PictureRequest) => ImageBitmap;

export type PaintBoard = (request: PictureRequest) => Promise<ImageBitmap>;

/** Returns a painter for a board. Painting a large board takes a second: use it in a worker. */
export function painterOf(board: BoardOverview): PaintPicture {
  const scratch = new ScratchLayers();
  return ({ view, projection, width, height, colors }) => {
    scratch.begin(width, height);
    const sheet: Sheet = { board, projection, visible: visibleBounds(projection, width, height), scratch };
    const context = newLayer(sheet, colors.layer);
    if (isSide(view)) paintSide(context, sheet, view, colors);
    else paintFile(context, sheet, view.file, colors);
    return context.canvas.transferToImageBitmap();
  };
}
