import { isIdentity, transformAperture, transformPoints, type ApertureTransform } from './apertures.ts';
import type { Aperture, GraphicalObject, Points } from './plot.ts';

/** In mm. No machine makes boards of 2 m, and coordinates of 10 km mean a wrong format. */
const maxCoordinate = 2000;

const isInRange = (points: Points) => {
  for (const value of points) if (!(Math.abs(value) <= maxCoordinate)) return false;
  return true;
};

const moved = (points: Points, dx: number, dy: number): number[] =>
  points.map((value, index) => value + (index % 2 === 0 ? dx : dy));

const shift = (object: GraphicalObject, dx: number, dy: number): GraphicalObject => {
  if (object.kind === 'flash') return { ...object, x: object.x + dx, y: object.y + dy };
  if (object.kind === 'draw') return { ...object, points: moved(object.points, dx, dy) };
  return { ...object, contour: moved(object.contour, dx, dy) };
};

const transformObject = (object: GraphicalObject, transform: ApertureTransform): GraphicalObject => {
  if (object.kind === 'region') return { ...object, contour: transformPoints(object.contour, transform) };
  const aperture = transformAperture(object.aperture, transform);
  if (object.kind === 'draw') return { ...object, aperture, points: transformPoints(object.points, transform) };
  const [x = 0, y = 0] = transformPoints([object.x, object.y], transform);
  return { ...object, aperture, x, y };
};

const sizes = new WeakMap<Aperture, number>();

function pointsOf(aperture: Aperture): number {
  const known = sizes.get(aperture) ?? aperture.primitives.reduce((sum, { points }) => sum + points.length / 2 + 1, 0);
  sizes.set(aperture, known);
  return known;
}

const sizeOf = (object: GraphicalObject) => {
  const points =
    object.kind === 'flash'
      ? pointsOf(object.aperture)
      : (object.kind === 'draw' ? object.points : object.contour).length / 2;
  return Math.max(1, Math.ceil(points / 8));
};

export interface Repeat {
  columns: number;
  rows: number;
  stepX: number;
  stepY: number;
}

/** Collects the objects of a file, including those of open block apertures and step and repeats, up to its limit. */
export class ObjectList {
  private readonly blocks: { aperture: string; objects: GraphicalObject[] }[] = [];
  private objects: GraphicalObject[] = [];
  private repeat: { repeat: Repeat; start: number } | undefined;
  private created = 0;
  isFull = false;
  outOfRange = 0;

  constructor(private readonly limit: number) {}

  get size() {
    return this.created;
  }

  push(object: GraphicalObject) {
    const isValid =
      object.kind === 'flash'
        ? isInRange([object.x, object.y])
        : isInRange(object.kind === 'draw' ? object.points : object.contour);
    if (!isValid) {
      this.outOfRange += 1;
      // Repeats also stop outside the coordinate range.
      this.isFull ||= this.outOfRange >= this.limit;
      return;
    }
    if (this.created >= this.limit) {
      this.isFull = true;
      return;
    }
    this.created += sizeOf(object);
    this.objects.push(object);
  }

  flashBlock(block: readonly GraphicalObject[], x: number, y: number, isDark: boolean, transform: ApertureTransform) {
    for (const object of block) {
      if (this.isFull) return;
      const turned = isIdentity(transform) ? object : transformObject(object, transform);
      this.push({ ...shift(turned, x, y), isDark: isDark ? object.isDark : !object.isDark });
    }
  }

  startBlock(aperture: string) {
    this.endRepeat();
    this.blocks.push({ aperture, objects: this.objects });
    this.objects = [];
  }

  endBlock(): Aperture | undefined {
    const block = this.blocks.pop();
    if (!block) return undefined;
    this.endRepeat();
    const aperture: Aperture = {
      code: block.aperture,
      strokeWidth: 0,
      primitives: [],
      isCircle: false,
      block: this.objects,
    };
    this.objects = block.objects;
    return aperture;
  }

  startRepeat(repeat: Repeat) {
    this.endRepeat();
    this.repeat = { repeat, start: this.objects.length };
  }

  endRepeat() {
    if (!this.repeat) return;
    const { repeat, start } = this.repeat;
    this.repeat = undefined;
    const original = this.objects.slice(start);
    if (original.length === 0) return;
    for (let column = 0; column < repeat.columns; column += 1) {
      for (let row = 0; row < repeat.rows; row += 1) {
        if (this.isFull) return;
        if (column === 0 && row === 0) continue;
        for (const object of original) this.push(shift(object, column * repeat.stepX, row * repeat.stepY));
      }
    }
  }

  finish(): readonly GraphicalObject[] {
    this.endRepeat();
    while (this.blocks.length > 0) {
      const { objects } = this;
      this.objects = this.blocks.pop()?.objects ?? [];
      for (const object of objects) this.objects.push(object);
    }
    return this.objects;
  }
}
