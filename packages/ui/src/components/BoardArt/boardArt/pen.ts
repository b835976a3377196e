import { type Point, type Rect, type Turn, turned, turnedRect } from './geometry.ts';
import { type Paint, paints, type Shape } from './scene.ts';

/** Units of the picture per cell of the grid. */
export const unit = 8;

/** Rounds to one decimal: pictures are the largest part of a page's markup. */
const short = (value: number) => String(Math.round(value * 10) / 10);

/**
 * Draws into one path per paint, so that a board of a thousand shapes has about twenty nodes. Coordinates are cells. `at`
 * returns a pen that draws in the coordinates of a part at this position and rotation.
 */
export class Pen {
  private constructor(
    private readonly paths: Map<Paint, string[]>,
    private readonly origin: Point,
    private readonly turn: Turn,
  ) {}

  static start(origin: Point) {
    return new Pen(new Map(), origin, 0);
  }

  at({ x, y, turn }: Point & { turn: Turn }) {
    return new Pen(this.paths, { x: this.origin.x + x, y: this.origin.y + y }, turn);
  }

  private add(paint: Paint, d: string) {
    const path = this.paths.get(paint);
    if (path) path.push(d);
    else this.paths.set(paint, [d]);
  }

  private toPicture(point: Point): Point {
    const { x, y } = turned(point, this.turn);
    return { x: (x + this.origin.x) * unit, y: (y + this.origin.y) * unit };
  }

  /** A rectangle, with rounded corners of `radius` cells. */
  rect(paint: Paint, rect: Rect, radius = 0) {
    const flat = turnedRect(rect, this.turn);
    const w = flat.w * unit;
    const h = flat.h * unit;
    const x = (flat.x + this.origin.x) * unit - w / 2;
    const y = (flat.y + this.origin.y) * unit - h / 2;
    if (radius === 0) {
      this.add(paint, `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}z`);
      return;
    }
    const r = Math.min(radius * unit, w / 2, h / 2);
    const arc = (dx: number, dy: number) => `a${short(r)} ${short(r)} 0 0 1 ${short(dx)} ${short(dy)}`;
    this.add(
      paint,
      `M${short(x + r)} ${short(y)}h${short(w - 2 * r)}${arc(r, r)}v${short(h - 2 * r)}${arc(-r, r)}h${short(2 * r - w)}${arc(-r, -r)}v${short(2 * r - h)}${arc(r, -r)}z`,
    );
  }

  circle(paint: Paint, middle: Point, radius: number) {
    const { x, y } = this.toPicture(middle);
    const r = short(radius * unit);
    const across = short(2 * radius * unit);
    this.add(
      paint,
      `M${short(x - radius * unit)} ${short(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0z`,
    );
  }

  /** A zero-length stroke, which renders as a dot of the stroke width. */
  dot(paint: Paint, point: Point) {
    const { x, y } = this.toPicture(point);
    this.add(paint, `M${short(x)} ${short(y)}h0`);
  }

  line(paint: Paint, points: readonly Point[], isClosed = false) {
    const placed = points.map((point) => this.toPicture(point));
    const d = placed.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
    this.add(paint, isClosed ? `${d}z` : d);
  }

  /** The paths, from bottom to top. */
  shapes(): Shape[] {
    return paints.flatMap((paint) => {
      const path = this.paths.get(paint);
      return path ? [{ paint, d: path.join('') }] : [];
    });
  }
}
