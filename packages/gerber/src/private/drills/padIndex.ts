/** In mm. Coordinates in drill files are rounded to between 2.5 µm and 10 µm, in old files to 25 µm. */
const tolerance = 0.06;

const keyOf = (x: number, y: number) => `${x},${y}`;

export class PadIndex {
  private readonly cells = new Map<string, number[]>();

  add(x: number, y: number) {
    const key = keyOf(Math.floor(x / tolerance), Math.floor(y / tolerance));
    const cell = this.cells.get(key);
    if (cell) cell.push(x, y);
    else this.cells.set(key, [x, y]);
  }

  get isEmpty() {
    return this.cells.size === 0;
  }

  has(x: number, y: number): boolean {
    const [column, row] = [Math.floor(x / tolerance), Math.floor(y / tolerance)];
    for (let cx = column - 1; cx <= column + 1; cx += 1) {
      for (let cy = row - 1; cy <= row + 1; cy += 1) {
        const cell = this.cells.get(keyOf(cx, cy)) ?? [];
        for (let index = 0; index < cell.length; index += 2) {
          if (Math.hypot((cell[index] ?? 0) - x, (cell[index + 1] ?? 0) - y) <= tolerance) return true;
        }
      }
    }
    return false;
  }

  shareOf(points: readonly number[]): number {
    let hits = 0;
    for (let index = 0; index < points.length; index += 2) {
      if (this.has(points[index] ?? 0, points[index + 1] ?? 0)) hits += 1;
    }
    return points.length === 0 ? 0 : (2 * hits) / points.length;
  }
}
