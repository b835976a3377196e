import { type Point, type Rect, type Turn, turned, turnedRect } from '../pen/geometry.ts';
import { circlePath, dotPath, linePath, rectPath } from '../pen/path.ts';
import { roundedRectPath } from '../pen/roundedRectPath.ts';
import { shorten } from '../pen/shorten.ts';
import { type Paint, paints, type Shape } from './scene.ts';

/** Units of the picture per cell of the grid. */
export const unit = 8;

/** A tenth of a unit is precise enough for the thousand shapes of a board. */
const decimals = 1;

/** One path per paint, so that a thousand shapes take about twenty nodes. Coordinates are cells. */
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

  rect(paint: Paint, rect: Rect, radius = 0) {
    const flat = turnedRect(rect, this.turn);
    const w = flat.w * unit;
    const h = flat.h * unit;
    const x = (flat.x + this.origin.x) * unit - w / 2;
    const y = (flat.y + this.origin.y) * unit - h / 2;
    const r = Math.min(radius * unit, w / 2, h / 2);
    this.add(paint, r === 0 ? rectPath(x, y, w, h) : roundedRectPath(x, y, w, h, r));
  }

  circle(paint: Paint, middle: Point, radius: number) {
    const { x, y } = this.toPicture(middle);
    this.add(paint, circlePath(x, y, radius * unit));
  }

  dot(paint: Paint, point: Point) {
    this.add(paint, dotPath(this.toPicture(point)));
  }

  line(paint: Paint, points: readonly Point[], isClosed = false) {
    const placed = points.map((point) => this.toPicture(point));
    this.add(paint, linePath(placed, isClosed));
  }

  /** From bottom to top. */
  shapes(): Shape[] {
    return paints.flatMap((paint) => {
      const path = this.paths.get(paint);
      return path ? [{ paint, d: shorten(path.join(''), decimals) }] : [];
    });
  }
}
