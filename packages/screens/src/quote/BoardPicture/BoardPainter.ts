import type { Camera } from '@pcb/art/ScaleDrawing';
import type { ReadDataSet } from '@pcb/gerber/reading';
import { type BoardView, isSide } from './boardViews.ts';
import { paintBoard, type PictureColours } from './paintBoard.ts';
import { ScratchLayers } from './ScratchLayers.ts';
import { type Projection, projectionOf, type Sheet } from './projection.ts';

/** What a canvas shows. */
export interface Painting {
  board: ReadDataSet;
  view: BoardView;
  sheet: Sheet;
  camera: Camera;
}

interface Bitmap {
  context: OffscreenCanvasRenderingContext2D;
  projection: Projection;
}

/** Milliseconds without a change, after which a moved picture is painted sharp. */
const rest = 120;

/** More pixels for each pixel of the page cannot be seen, and cost time. */
const maxDensity = 2;

const isSameSheet = (a: Sheet, b: Sheet) =>
  a.centreX === b.centreX && a.centreY === b.centreY && a.width === b.width && a.isMirrored === b.isMirrored;

const keyOf = (view: BoardView) => (isSide(view) ? view : `file ${view.file}`);

const isSamePicture = (a: Painting, b: Painting) =>
  a.board === b.board && keyOf(a.view) === keyOf(b.view) && isSameSheet(a.sheet, b.sheet);

/**
 * Keeps a canvas up to date. Painting a large board takes a second, so a picture that moves is made of the last ones, and
 * is painted again once it rests.
 */
export class BoardPainter {
  private painting: Painting | undefined;
  /** The last picture that was painted. */
  private sharp: Bitmap | undefined;
  /** The last one of all of the board, for what the sharp one does not cover. */
  private whole: Bitmap | undefined;
  private readonly scratch = new ScratchLayers();
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly readColours: () => PictureColours,
  ) {}

  show(painting: Painting) {
    const last = this.painting;
    this.painting = painting;
    if (!last || !isSamePicture(last, painting)) this.repaint();
    // Without a picture, it is about to be painted.
    else if (last.camera !== painting.camera && this.sharp) this.move();
  }

  /** Paints again, for another size or other colours. */
  repaint() {
    this.sharp = undefined;
    this.whole = undefined;
    this.schedule(() => this.paint());
  }

  stop() {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  private move() {
    this.schedule(() => this.compose());
    this.timer = setTimeout(() => this.schedule(() => this.paint()), rest);
  }

  private schedule(draw: () => void) {
    this.stop();
    this.frame = requestAnimationFrame(draw);
  }

  private projection(): Projection | undefined {
    const { painting, canvas } = this;
    return painting && projectionOf(painting.sheet, painting.camera, canvas.width, canvas.height);
  }

  /** Gives the canvas the pixels that it has on the screen. */
  private fit(): boolean {
    const { canvas } = this;
    const density = Math.min(devicePixelRatio, maxDensity);
    const [width, height] = [Math.round(canvas.clientWidth * density), Math.round(canvas.clientHeight * density)];
    // Setting them erases the canvas.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    return width > 0 && height > 0;
  }

  private paint() {
    if (!this.fit()) return;
    const { painting, canvas } = this;
    const projection = this.projection();
    if (!painting || !projection) return;
    const context = this.bitmapFor(canvas.width, canvas.height);
    paintBoard(context, painting.board, painting.view, projection, this.readColours(), this.scratch);
    this.sharp = { context, projection };
    if (painting.camera.zoom <= 1) this.whole = this.sharp;
    this.compose();
  }

  /** The canvas of the last sharp picture, or another one if that is still needed or has another size. */
  private bitmapFor(width: number, height: number): OffscreenCanvasRenderingContext2D {
    const last = this.sharp === this.whole ? undefined : this.sharp?.context;
    if (last && last.canvas.width === width && last.canvas.height === height) {
      last.reset();
      return last;
    }
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('There is no canvas to paint on.');
    return context;
  }

  /** Draws the last pictures where they belong now. */
  private compose() {
    const projection = this.projection();
    const context = this.canvas.getContext('2d');
    if (!projection || !context) return;
    context.reset();
    for (const bitmap of new Set([this.whole, this.sharp])) {
      if (!bitmap) continue;
      const factor = projection.scale / bitmap.projection.scale;
      const x = projection.x - bitmap.projection.x * factor;
      const y = projection.y - bitmap.projection.y * factor;
      const { canvas } = bitmap.context;
      context.setTransform(factor, 0, 0, factor, x, y);
      // Where both are, only the sharp one.
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.drawImage(canvas, 0, 0);
    }
  }
}
