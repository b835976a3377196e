import type { DrillTool, LayerPicture, PictureFlashes } from '@pcb/gerber/reading';
import type { TracedShape } from '../../shared/drawings/OwnBoard/tracedBoard.ts';
import { boundsOfPoints, type Budget, type Grid, PathWriter } from './PathWriter.ts';

/** Lines of one kind share a path. */
type Kind = Omit<TracedShape, 'd' | 'isClear'>;

const area: Kind = {};

/** Thinner lines would fade. In units. */
const minWidth = 0.6;

/** A flash as a line, which takes a tenth of the text. In millimetres, around the origin. */
interface LineFlash {
  ends: readonly [number, number, number, number];
  width: number;
  isButt: boolean;
}

/** Handles circles, ovals and axis-aligned rectangles, including those with small round corners. */
function lineOf({ points, starts }: PictureFlashes): LineFlash | undefined {
  if (starts.length !== 1) return undefined;
  const { minX, maxX, minY, maxY } = boundsOfPoints(points, 0, points.length / 2);
  let doubleArea = 0;
  for (let index = 0; index < points.length; index += 2) {
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
    const next = (index + 2) % points.length;
    doubleArea += x * (points[next + 1] ?? 0) - (points[next] ?? 0) * y;
  }
  const [width, height] = [maxX - minX, maxY - minY];
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const size = Math.abs(doubleArea) / 2;
  const oval = (long - short) * short + (Math.PI * short ** 2) / 4;
  const isOval = Math.abs(size / oval - 1) < 0.02;
  const isButt = !isOval && size > 0.93 * long * short;
  if (!isOval && !isButt) return undefined;
  const half = (isButt ? long : long - short) / 2;
  const [middleX, middleY] = [(minX + maxX) / 2, (minY + maxY) / 2];
  const [x, y] = width >= height ? [half, 0] : [0, half];
  return { ends: [middleX - x, middleY - y, middleX + x, middleY + y], width: short, isButt };
}

export class ShapeWriter {
  private readonly shapes: TracedShape[] = [];
  /** The paths of one polarity, whose order does not matter. */
  private paths = new Map<string, { kind: Kind; path: PathWriter }>();
  private isClear = false;

  constructor(
    private readonly grid: Grid,
    private readonly budget: Budget,
  ) {}

  addPicture({ steps }: LayerPicture) {
    for (const step of steps) {
      this.turnTo(step.polarity === 'clear');
      if (step.kind === 'flashes') this.addFlashes(step);
      else {
        const { points, starts, kind } = step;
        const path = this.pathOf(kind === 'strokes' ? this.line(step.width) : area);
        for (const [index, start] of starts.entries())
          path.add(points, start, starts[index + 1] ?? points.length / 2, kind === 'regions');
      }
    }
  }

  addTool({ holes, slotLines, diameter }: DrillTool) {
    if (diameter <= 0) return;
    const path = this.pathOf(this.line(diameter));
    for (let index = 0; index < holes.length / 2; index += 1) path.add(holes, index, index + 1, false);
    for (let index = 0; index < slotLines.length / 2; index += 2) path.add(slotLines, index, index + 2, false);
  }

  finish(): readonly TracedShape[] {
    this.turnTo(false);
    this.close();
    return this.shapes;
  }

  private addFlashes(flashes: PictureFlashes) {
    const { points, starts, at } = flashes;
    const line = lineOf(flashes);
    const path = this.pathOf(line ? this.line(line.width, line.isButt && this.hasLength(line)) : area);
    for (let index = 0; index < at.length; index += 2) {
      const [x = 0, y = 0] = [at[index], at[index + 1]];
      if (line) path.add(line.ends, 0, 2, false, x, y);
      else
        for (const [order, start] of starts.entries())
          path.add(points, start, starts[order + 1] ?? points.length / 2, true, x, y);
    }
  }

  /** Without round ends a shorter line could vanish. */
  private hasLength({ ends: [x1, y1, x2, y2] }: LineFlash) {
    return (x2 - x1 + y2 - y1) * this.grid.scale >= 2;
  }

  private line(width: number, isButt = false): Kind {
    const units = Math.max(minWidth, Math.round(width * this.grid.scale * 10) / 10);
    return { width: units, ...(isButt && { isButt }) };
  }

  private pathOf(kind: Kind): PathWriter {
    const key = `${kind.width} ${kind.isButt}`;
    const known = this.paths.get(key);
    if (known) return known.path;
    const path = new PathWriter(this.grid, this.budget);
    this.paths.set(key, { kind, path });
    return path;
  }

  private turnTo(isClear: boolean) {
    if (isClear === this.isClear) return;
    this.close();
    this.isClear = isClear;
  }

  private close() {
    for (const { kind, path } of this.paths.values())
      if (path.d) this.shapes.push({ d: path.d, ...kind, ...(this.isClear && { isClear: true }) });
    this.paths = new Map();
  }
}
