/** Projects millimetres onto the whole units of a drawing. */
export interface Grid {
  minX: number;
  maxY: number;
  /** Units per millimetre. */
  scale: number;
  columns: number;
  rows: number;
}

/** The characters that all paths of a drawing may have together. */
export interface Budget {
  left: number;
}

/** Numbers x, y, x, y … in millimetres. */
type Points = ArrayLike<number>;

/** More points than this are a curve, of which not every unit is kept. */
const maxCorners = 12;

const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`;

/** Writes the data of an SVG path, in whole units and relative to the point before. */
export class PathWriter {
  d = '';
  private x = 0;
  private y = 0;

  constructor(
    private readonly grid: Grid,
    private readonly budget: Budget,
  ) {}

  /** Adds the points from start to end (indices of points), moved: an area, or a line. Nothing if they are out of the drawing. */
  add(points: Points, start: number, end: number, isArea: boolean, moveX = 0, moveY = 0) {
    if (this.budget.left < 0) return;
    const units = this.unitsOf(points, start, end, moveX, moveY);
    const [firstX, firstY] = units;
    if (firstX === undefined || firstY === undefined || !this.isInDrawing(units)) return;
    if (isArea && units.length < 6) return;
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

  /** The points that differ in units. */
  private unitsOf(points: Points, start: number, end: number, moveX: number, moveY: number): readonly number[] {
    const { minX, maxY, scale } = this.grid;
    // Squared, in units.
    const minDistance = end - start > maxCorners ? 3 : 1;
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

  private isInDrawing(units: readonly number[]): boolean {
    const { columns, rows } = this.grid;
    let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [index, value] of units.entries())
      if (index % 2 === 0) [minX, maxX] = [Math.min(minX, value), Math.max(maxX, value)];
      else [minY, maxY] = [Math.min(minY, value), Math.max(maxY, value)];
    return maxX >= 0 && minX <= columns && maxY >= 0 && minY <= rows;
  }
}
