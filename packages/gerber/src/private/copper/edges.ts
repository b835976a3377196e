import Flatbush from 'flatbush';
import type { Line } from './clip.ts';
import type { Solid } from './solid.ts';

export interface Closest {
  distance: number;
  x: number;
  y: number;
}

/** The edges of a layer, up to a million: lines with a radius. A circle is a line of length 0. */
export class EdgeList {
  private capacity = 1024;
  private points = new Float64Array(4 * this.capacity);
  private radii = new Float64Array(this.capacity);
  private owners = new Int32Array(this.capacity);
  length = 0;

  private add(shape: number, x1: number, y1: number, x2: number, y2: number, radius: number) {
    if (this.length === this.capacity) this.grow();
    const at = 4 * this.length;
    this.points[at] = x1;
    this.points[at + 1] = y1;
    this.points[at + 2] = x2;
    this.points[at + 3] = y2;
    this.radii[this.length] = radius;
    this.owners[this.length] = shape;
    this.length += 1;
  }

  private grow() {
    this.capacity *= 2;
    const [points, radii, owners] = [this.points, this.radii, this.owners];
    this.points = new Float64Array(4 * this.capacity);
    this.points.set(points);
    this.radii = new Float64Array(this.capacity);
    this.radii.set(radii);
    this.owners = new Int32Array(this.capacity);
    this.owners.set(owners);
  }

  addLine(shape: number, [x1, y1, x2, y2]: Line) {
    this.add(shape, x1, y1, x2, y2, 0);
  }

  addSolid(shape: number, { points, radius, isArea }: Solid) {
    if (points.length === 2) {
      this.add(shape, points[0] ?? 0, points[1] ?? 0, points[0] ?? 0, points[1] ?? 0, radius);
      return;
    }
    for (let index = 2; index < points.length; index += 2) {
      const [x1, y1] = [points[index - 2] ?? 0, points[index - 1] ?? 0];
      this.add(shape, x1, y1, points[index] ?? 0, points[index + 1] ?? 0, radius);
    }
    const last = points.length - 2;
    if (isArea) this.add(shape, points[last] ?? 0, points[last + 1] ?? 0, points[0] ?? 0, points[1] ?? 0, radius);
  }

  index(): Flatbush {
    const tree = new Flatbush(this.length);
    for (let edge = 0; edge < this.length; edge += 1) {
      const [x1, y1, x2, y2] = this.line(edge);
      const radius = this.radii[edge] ?? 0;
      tree.add(
        Math.min(x1, x2) - radius,
        Math.min(y1, y2) - radius,
        Math.max(x1, x2) + radius,
        Math.max(y1, y2) + radius,
      );
    }
    tree.finish();
    return tree;
  }

  shapeOf(edge: number): number {
    return this.owners[edge] ?? 0;
  }

  radiusOf(edge: number): number {
    return this.radii[edge] ?? 0;
  }

  line(edge: number): Line {
    const at = 4 * edge;
    const { points } = this;
    return [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0, points[at + 3] ?? 0];
  }

  near(tree: Flatbush, edge: number, distance: number): number[] {
    const at = 4 * edge;
    const { points } = this;
    const margin = (this.radii[edge] ?? 0) + distance;
    const [x1, y1, x2, y2] = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0, points[at + 3] ?? 0];
    return tree.search(
      (x1 < x2 ? x1 : x2) - margin,
      (y1 < y2 ? y1 : y2) - margin,
      (x1 > x2 ? x1 : x2) + margin,
      (y1 > y2 ? y1 : y2) + margin,
    );
  }

  /** The distance minus the radii. Negative if the edges overlap; -1 for lines that cross. */
  distance(a: number, b: number): number {
    const { points } = this;
    const [i, j] = [4 * a, 4 * b];
    const [ax, ay, bx, by] = [points[i] ?? 0, points[i + 1] ?? 0, points[i + 2] ?? 0, points[i + 3] ?? 0];
    const [cx, cy, dx, dy] = [points[j] ?? 0, points[j + 1] ?? 0, points[j + 2] ?? 0, points[j + 3] ?? 0];
    return lineDistance(ax, ay, bx, by, cx, cy, dx, dy) - (this.radii[a] ?? 0) - (this.radii[b] ?? 0);
  }

  closest(a: number, b: number): Closest {
    const [p, q] = [this.line(a), this.line(b)];
    const candidates = [nearest(p[0], p[1], q), nearest(p[2], p[3], q), nearest(q[0], q[1], p), nearest(q[2], q[3], p)];
    const [best] = candidates.toSorted((first, second) => first.length - second.length);
    return { distance: this.distance(a, b), x: best?.x ?? p[0], y: best?.y ?? p[1] };
  }
}

function nearest(x: number, y: number, [x1, y1, x2, y2]: Line) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square));
  const [px, py] = [x1 + share * dx, y1 + share * dy];
  return { length: Math.hypot(x - px, y - py), x: (x + px) / 2, y: (y + py) / 2 };
}

/** Squared, because this runs millions of times. */
const squareToLine = (x: number, y: number, x1: number, y1: number, x2: number, y2: number): number => {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const square = dx * dx + dy * dy;
  let share = square === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / square;
  if (share < 0) share = 0;
  else if (share > 1) share = 1;
  const ex = x - x1 - share * dx;
  const ey = y - y1 - share * dy;
  return ex * ex + ey * ey;
};

export function lineDistance(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  const ab = (px: number, py: number) => (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  const cd = (px: number, py: number) => (dx - cx) * (py - cy) - (dy - cy) * (px - cx);
  if (ab(cx, cy) * ab(dx, dy) < 0 && cd(ax, ay) * cd(bx, by) < 0) return -1;
  return Math.sqrt(
    Math.min(
      squareToLine(ax, ay, cx, cy, dx, dy),
      squareToLine(bx, by, cx, cy, dx, dy),
      squareToLine(cx, cy, ax, ay, bx, by),
      squareToLine(dx, dy, ax, ay, bx, by),
    ),
  );
}
