import type { Bounds, Contour, DrillTool, PictureFlashes, PictureStep, BoardOverview } from '@pcb/gerber/reading';
import { boundsOf } from './boardViews.ts';

/** A part of a step, small enough to skip parts that are out of view. */
export interface PathPart {
  path: Path2D;
  bounds: Bounds;
}

const maxPoints = 1000;

/** In mm. A canvas draws no round caps on a line of length 0. */
const dotLength = 1e-4;

type Points = Float32Array | Float64Array;

class PartBuilder {
  readonly parts: PathPart[] = [];
  private points = 0;

  private partFor(points: number): PathPart {
    const last = this.parts.at(-1);
    if (last && this.points + points <= maxPoints) {
      this.points += points;
      return last;
    }
    const part = {
      path: new Path2D(),
      bounds: { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity },
    };
    this.parts.push(part);
    this.points = points;
    return part;
  }

  /** Adds the points from index `start` to `end`, moved by an offset. */
  add(points: Points, start: number, end: number, isClosed: boolean, moveX = 0, moveY = 0) {
    const { path, bounds } = this.partFor(end - start);
    let isDot = true;
    const [firstX, firstY] = [(points[2 * start] ?? 0) + moveX, (points[2 * start + 1] ?? 0) + moveY];
    for (let index = start; index < end; index += 1) {
      const [x, y] = [(points[2 * index] ?? 0) + moveX, (points[2 * index + 1] ?? 0) + moveY];
      if (index === start) path.moveTo(x, y);
      else path.lineTo(x, y);
      isDot &&= x === firstX && y === firstY;
      bounds.minX = Math.min(bounds.minX, x);
      bounds.minY = Math.min(bounds.minY, y);
      bounds.maxX = Math.max(bounds.maxX, x);
      bounds.maxY = Math.max(bounds.maxY, y);
    }
    if (isClosed) path.closePath();
    else if (isDot) path.lineTo(firstX + dotLength, firstY);
  }

  addAll(points: Points, starts: Uint32Array, isClosed: boolean, moveX = 0, moveY = 0) {
    for (const [index, start] of starts.entries())
      this.add(points, start, starts[index + 1] ?? points.length / 2, isClosed, moveX, moveY);
  }
}

function flashParts({ points, starts, at }: PictureFlashes): PathPart[] {
  const builder = new PartBuilder();
  for (let index = 0; index < at.length; index += 2)
    builder.addAll(points, starts, true, at[index] ?? 0, at[index + 1] ?? 0);
  return builder.parts;
}

/** Caches by object; entries are garbage-collected with their object. */
function memoised<Of extends object, Result>(compute: (of: Of) => Result): (of: Of) => Result {
  const results = new WeakMap<Of, { result: Result }>();
  return (of) => {
    const known = results.get(of);
    if (known) return known.result;
    const result = compute(of);
    results.set(of, { result });
    return result;
  };
}

/** The parts of a step: lines to stroke, or contours to fill by the non-zero rule. */
export const partsOfStep = memoised((step: PictureStep): readonly PathPart[] => {
  if (step.kind === 'flashes') return flashParts(step);
  const builder = new PartBuilder();
  builder.addAll(step.points, step.starts, step.kind === 'regions');
  return builder.parts;
});

export const partsOfTool = memoised(({ holes, slotLines }: DrillTool): readonly PathPart[] => {
  const builder = new PartBuilder();
  for (let index = 0; index < holes.length / 2; index += 1) builder.add(holes, index, index + 1, false);
  for (let index = 0; index < slotLines.length / 2; index += 2) builder.add(slotLines, index, index + 2, false);
  return builder.parts;
});

/** The boards without their cutouts, to fill by the even-odd rule. Without an outline, the bounding rectangle. */
export const outlineOf = memoised((board: BoardOverview): Path2D => {
  const path = new Path2D();
  const add = (contour: Contour) => {
    for (let index = 0; index < contour.length; index += 2) {
      const [x, y] = [contour[index] ?? 0, contour[index + 1] ?? 0];
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
  };
  for (const { contour, cutouts } of board.boards) for (const each of [contour, ...cutouts]) add(each);
  const bounds = boundsOf(board);
  if (board.boards.length === 0 && bounds) {
    const { minX, minY, maxX, maxY } = bounds;
    path.rect(minX, minY, maxX - minX, maxY - minY);
  }
  return path;
});
