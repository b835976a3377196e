import Flatbush from 'flatbush';
import { crossing, indexOf, piecesOf, sidesOf, type Line } from '../copper/clip.ts';
import { shapeContains, type Shape } from '../copper/shape.ts';
import { distanceToLine, withChords } from '../copper/solid.ts';

/** In mm. Points this close are the same. */
const same = 1e-6;
/** In mm: the distance at which both sides of a line are tested. */
const beside = 1e-5;
/** In mm: the maximum deviation of chords from arcs. */
const fine = 0.0001;
const checkEvery = 256;

export interface Opening {
  wall: readonly Line[];
  areaPerPerimeter: number;
}

const widened = ([x1, y1, x2, y2]: Line): Line => [
  Math.min(x1, x2) - same,
  Math.min(y1, y2) - same,
  Math.max(x1, x2) + same,
  Math.max(y1, y2) + same,
];

function meetings(line: Line, other: Line): readonly number[] {
  const [x1, y1, x2, y2] = line;
  const square = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share = crossing(line, other);
  const ends = [
    [other[0], other[1]],
    [other[2], other[3]],
  ] as const;
  const touching = ends.flatMap(([x, y]) =>
    distanceToLine(x, y, ...line) <= same ? [((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / square] : [],
  );
  return [...(share === undefined ? [] : [share]), ...touching].filter((each) => each > 0 && each < 1);
}

const liesOn = ([x1, y1, x2, y2]: Line, other: Line) =>
  distanceToLine(x1, y1, ...other) <= same && distanceToLine(x2, y2, ...other) <= same;

function filling(shapes: readonly Shape[]): (x: number, y: number) => boolean {
  const tree = new Flatbush(shapes.length);
  for (const { bounds } of shapes) tree.add(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY);
  tree.finish();
  return (x, y) => tree.search(x, y, x, y).some((index) => shapeContains(shapes[index] as Shape, x, y));
}

/** Returns the sides that are filled on one side only, without any topology. Returns `undefined` on timeout. */
function wallOf(shapes: readonly Shape[], isOver: () => boolean): readonly Line[] | undefined {
  const fineShapes = shapes.map((shape): Shape => ({
    ...shape,
    solids: shape.solids.flatMap((solid) => withChords(solid, fine)),
  }));
  const isFilled = filling(fineShapes);
  const lines = fineShapes
    .flatMap(({ solids, cuts }) => [...solids, ...cuts].flatMap(({ points }) => sidesOf(points)))
    .filter(([x1, y1, x2, y2]) => Math.hypot(x2 - x1, y2 - y1) > same);
  const { search } = indexOf(lines);
  const wall: Line[] = [];
  for (const [order, line] of lines.entries()) {
    if (order % checkEvery === 0 && isOver()) return undefined;
    const near = search(widened(line)).filter((index) => index !== order);
    const shares = near.flatMap((index) => meetings(line, lines[index] as Line));
    for (const piece of piecesOf(line, shares)) {
      // Where two sides coincide, only the first one is used.
      if (near.some((index) => index < order && liesOn(piece, lines[index] as Line))) continue;
      const [x1, y1, x2, y2] = piece;
      const length = Math.hypot(x2 - x1, y2 - y1);
      const [nx, ny] = [(-beside * (y2 - y1)) / length, (beside * (x2 - x1)) / length];
      const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
      const isLeft = isFilled(x + nx, y + ny);
      if (isLeft === isFilled(x - nx, y - ny)) continue;
      wall.push(isLeft ? piece : [x2, y2, x1, y1]);
    }
  }
  return wall;
}

const doubleArea = (lines: readonly Line[]) => {
  // Relative to the first point, because the products lose digits far from the origin.
  const [ox = 0, oy = 0] = lines[0] ?? [];
  return lines.reduce((sum, [x1, y1, x2, y2]) => sum + (x1 - ox) * (y2 - oy) - (x2 - ox) * (y1 - oy), 0);
};

const lengthOf = (lines: readonly Line[]) =>
  lines.reduce((sum, [x1, y1, x2, y2]) => sum + Math.hypot(x2 - x1, y2 - y1), 0);

function connected(lines: readonly Line[]): readonly (readonly Line[])[] {
  const { search } = indexOf(lines);
  const groups: Line[][] = [];
  const seen = new Set<number>();
  for (const start of lines.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const group: Line[] = [];
    const queue = [start];
    for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
      const line = lines[index] as Line;
      group.push(line);
      const [, , x, y] = line;
      for (const next of search(widened([x, y, x, y]))) {
        const [x1, y1] = lines[next] as Line;
        if (seen.has(next) || Math.hypot(x1 - x, y1 - y) > 2 * same) continue;
        seen.add(next);
        queue.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}

const encloses = (lines: readonly Line[], x: number, y: number) =>
  lines.reduce(
    (inside, [x1, y1, x2, y2]) => (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside),
    false,
  );

/** Separates the walls of each opening. Clear shapes can split an opening, as in a large pad with windows. */
function separate(wall: readonly Line[]): readonly (readonly Line[])[] {
  const loops = connected(wall)
    .map((lines) => ({ lines, area: doubleArea(lines) }))
    .toSorted((a, b) => a.area - b.area);
  const outer = loops.filter(({ area }) => area > 0);
  const openings = new Map(outer.map(({ lines }) => [lines, [...lines]]));
  for (const { lines, area } of loops) {
    const [x = 0, y = 0] = lines[0] ?? [];
    if (area <= 0) openings.get(outer.find((loop) => encloses(loop.lines, x, y))?.lines ?? [])?.push(...lines);
  }
  return [...openings.values()];
}

export function openingsOf(shapes: readonly Shape[], isOver: () => boolean): readonly Opening[] | undefined {
  const wall = wallOf(shapes, isOver);
  if (!wall) return undefined;
  const walls = shapes.some(({ cuts }) => cuts.length > 0) ? separate(wall) : [wall];
  return walls
    .map((lines) => ({ wall: lines, areaPerPerimeter: doubleArea(lines) / 2 / lengthOf(lines) }))
    .filter(({ areaPerPerimeter }) => areaPerPerimeter > 0);
}

export function narrowestOf({ wall }: Opening, isOver: () => boolean): number | undefined {
  let narrowest = Infinity;
  for (const [order, [x1, y1, x2, y2]] of wall.entries()) {
    if (order % checkEvery === 0 && isOver()) return undefined;
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
    for (const [px, py, qx, qy] of wall) {
      const cross = nx * (qy - py) - ny * (qx - px);
      if (cross === 0) continue;
      const distance = ((px - x) * (qy - py) - (py - y) * (qx - px)) / cross;
      const share = ((px - x) * ny - (py - y) * nx) / cross;
      if (distance > same && distance < narrowest && share >= 0 && share <= 1) narrowest = distance;
    }
  }
  return narrowest;
}
