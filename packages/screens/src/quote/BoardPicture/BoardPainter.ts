import type { Camera } from '@pcb/art/ScaleDrawing';
import type { BoardOverview } from '@pcb/gerber/reading';
import { type BoardView, isSide } from './boardViews.ts';
import type { PaintBoard, PictureColors } from './paintBoard.ts';
import { type Projection, projectionOf, type Sheet } from './projection.ts';

export interface Painting {
  board: BoardOverview;
  view: BoardView;
  sheet: Sheet;
  camera: Camera;
}

interface Bitmap {
  image: ImageBitmap;
  projection: Projection;
}

/** Milliseconds without movement before the picture is painted sharp. */
const sharpenDelay = 120;

/** A higher resolution is invisible and slow. */
const maxDensity = 2;

const isSameSheet = (a: Sheet, b: Sheet) =>
  a.centreX === b.centreX && a.centreY === b.centreY && a.width === b.width && a.isMirrored === b.isMirrored;

const keyOf = (view: BoardView) => (isSide(view) ? view : `file ${view.file}`);

const isSamePicture = (a: Painting, b: Painting) =>
  a.board === b.board && keyOf(a.view) === keyOf(b.view) && isSameSheet(a.sheet, b.sheet);

/** Painting a large board takes a second, so a moving picture reuses the last paintings until it rests. */
export class BoardPainter {
  private painting: Painting | undefined;
  private sharp: Bitmap | undefined;
  /** The last painting of the whole board, for areas that `sharp` does not cover. */
  private whole: Bitmap | undefined;
  /** Counts changes other than camera movements. */
  private version = 0;
  private isPainting = false;
  private isOutdated = false;
  private isStopped = false;
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly paintBoard: PaintBoard,
    private readonly readColors: () => PictureColors,
  ) {}

  show(painting: Painting) {
    const last = this.painting;
    this.painting = painting;
    if (!last || !isSamePicture(last, painting)) this.repaint();
    else if (last.camera !== painting.camera) this.move();
  }

  repaint() {
    this.version += 1;
    this.sharp = undefined;
    this.whole = undefined;
    this.schedule(() => void this.paint());
  }

  stop() {
    this.isStopped = true;
    this.cancel();
  }

  private cancel() {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  private move() {
    // The first painting is pending, or in progress for an earlier camera.
    this.isOutdated = true;
    if (!this.sharp) return;
    this.schedule(() => this.compose());
    this.timer = setTimeout(() => this.schedule(() => void this.paint()), sharpenDelay);
  }

  private schedule(draw: () => void) {
    this.cancel();
    this.frame = requestAnimationFrame(draw);
  }

  /** In device pixels. */
  private pixels(): { width: number; height: number } {
    const density = Math.min(devicePixelRatio, maxDensity);
    const { clientWidth, clientHeight } = this.canvas;
    return { width: Math.round(clientWidth * density), height: Math.round(clientHeight * density) };
  }

  private async paint() {
    this.isOutdated = true;
    const { painting, version } = this;
    const { width, height } = this.pixels();
    if (this.isPainting || !painting || width === 0 || height === 0) return;
    this.isPainting = true;
    this.isOutdated = false;
    const projection = projectionOf(painting.sheet, painting.camera, width, height);
    const colors = this.readColors();
    const request = { view: painting.view, projection, width, height, colors };
    const image = await this.paintBoard(request).finally(() => (this.isPainting = false));
    if (this.isStopped) return;
    if (version === this.version) {
      this.sharp = { image, projection };
      if (painting.camera.zoom <= 1) this.whole = this.sharp;
      this.compose();
    }
    if (this.isOutdated) this.schedule(() => void this.paint());
  }

  private compose() {
    const { painting, sharp, canvas } = this;
    const context = canvas.getContext('2d');
    if (!painting || !sharp || !context) return;
    const { width, height } = sharp.image;
    // Assigning the size clears the canvas.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.reset();
    const projection = projectionOf(painting.sheet, painting.camera, width, height);
    for (const { image, projection: painted } of new Set([this.whole ?? sharp, sharp])) {
      const factor = projection.scale / painted.scale;
      const x = projection.x - painted.x * factor;
      const y = projection.y - painted.y * factor;
      context.setTransform(factor, 0, 0, factor, x, y);
      // Where both overlap, only the sharp one is drawn.
      context.clearRect(0, 0, image.width, image.height);
      context.drawImage(image, 0, 0);
    }
  }
}
