/** Projects millimetres to whole units. */
export interface Grid {
  minX: number;
  maxY: number;
  /** Units per millimetre. */
  scale: number;
  columns: number;
  rows: number;
}

/** The budget in characters for all paths of a drawing. */
export interface Budget {
  left: number;
}

/** Numbers x, y, x, y … in millimetres. */
type Points = ArrayLike<number>;

/** More points than this are a curve. Its points are further apart, because rounding would turn it into steps. */
const maxCorners = 12;

/** Squares of the minimum distances between points, in units. */
const apart = { corners: 1, smallCurve: 3, curve: 14 } as const;

/** In units. */
const smallSize = 30;

export function boundsOfPoints(points: Points, start: number, end: number) {
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let index = start; index < end; index += 1) {
    const [x, y] = [points[2 * index] ?? 0, points[2 * index + 1] ?? 0];
    [minX, maxX, minY, maxY] = [Math.min(minX, x), Math.max(maxX, x), Math.min(minY, y), Math.max(maxY, y)];
  }
  return { minX, maxX, minY, maxY };
}

const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`;

/** Writes the data of an SVG path, relative to the previous point. */
export class PathWriter {
  d = '';
  private x = 0;
  private y = 0;
  /** Lines of two points: areas painted with lines have many on the same units. */
  private readonly lines = new Set<string>();

  constructor(
    private readonly grid: Grid,
    private readonly budget: Budget,
  ) {}

  /** Adds an area or a line from start to end (indices of points), moved. Omits shapes outside the drawing. */
  add(points: Points, start: number, end: number, isArea: boolean, moveX = 0, moveY = 0) {
    if (this.budget.left < 0) return;
    const units = this.unitsOf(points, start, end, moveX, moveY);
    const [firstX, firstY] = units;
    if (firstX === undefined || firstY === undefined || !this.isInDrawing(units)) return;
    if (isArea && units.length < 6) return;
    if (units.length <= 4) {
      const line = units.join(' ');
      if (this.lines.has(line)) return;
      this.lines.add(line);
    }
    let text = `m${pair(firstX - this.x, firstY - this.y)}`;
    [this.x, this.y] = [firstX, firstY];
    for (let index = 2; index < units.length; index += 2) {
      const [x, y] = [units[index] ?? 0, units[index + 1] ?? 0];
      text += `${x < this.x ? '' : ' '}${pair(x - this.x, y - this.y)}`;
      [this.x, this.y] = [x, y];
    }
    if (isArea) {
      text += 'z';
      [this.x, this.y] = [firstX, firstY];
    } else if (units.length === 2) text += 'h0';
    this.d += text;
    this.budget.left -= text.length;
  }

  private unitsOf(points: Points, start: number, end: number, moveX: number, moveY: number): readonly number[] {
    const { minX, maxY, scale } = this.grid;
    const minDistance = end - start > maxCorners ? this.curveDistance(points, start, end) : apart.corners;
    const units: number[] = [];
    let [lastX, lastY] = [Infinity, Infinity];
    for (let index = start; index < end; index += 1) {
      const x = Math.round(((points[2 * index] ?? 0) + moveX - minX) * scale);
      const y = Math.round((maxY - (points[2 * index + 1] ?? 0) - moveY) * scale);
      if ((x - lastX) ** 2 + (y - lastY) ** 2 < minDistance) continue;
      units.push(x, y);
      [lastX, lastY] = [x, y];
    }
    return units;
  }

  private curveDistance(points: Points, start: number, end: number) {
    const { minX, maxX, minY, maxY } = boundsOfPoints(points, start, end);
    return Math.max(maxX - minX, maxY - minY) * this.grid.scale > smallSize ? apart.curve : apart.smallCurve;
  }

  private isInDrawing(units: readonly number[]): boolean {
    const { columns, rows } = this.grid;
    const { minX, maxX, minY, maxY } = boundsOfPoints(units, 0, units.length / 2);
    return maxX >= 0 && minX <= columns && maxY >= 0 && minY <= rows;
  }
}
