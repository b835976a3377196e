import Flatbush from 'flatbush';
import type { Points } from '../gerber/plot.ts';
import type { Shape } from './shape.ts';
import { outlinesOf, solidContains, type Solid } from './solid.ts';

/** A straight piece of a boundary: x1, y1, x2, y2. */
export type Line = readonly [number, number, number, number];

/** The sides of a closed contour. */
export function sidesOf(points: Points): Line[] {
  const sides: Line[] = [];
  for (let index = 0; index < points.length; index += 2) {
    const next = index + 2 < points.length ? index + 2 : 0;
    sides.push([points[index] ?? 0, points[index + 1] ?? 0, points[next] ?? 0, points[next + 1] ?? 0]);
  }
  return sides;
}

/** Where a line meets another one, as a share of its length; `undefined` if it does not. */
export function crossing([ax, ay, bx, by]: Line, [cx, cy, dx, dy]: Line): number | undefined {
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (cross === 0) return undefined;
  const share = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
  const other = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross;
  return share > 0 && share < 1 && other >= 0 && other <= 1 ? share : undefined;
}

/** The pieces of a line between shares of its length. */
export function piecesOf([x1, y1, x2, y2]: Line, shares: readonly number[]): Line[] {
  const ordered = [0, ...shares.toSorted((a, b) => a - b), 1];
  const at = (share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as const;
  return ordered.slice(1).flatMap((share, index): Line[] => {
    const start = ordered[index] ?? 0;
    return share - start > 1e-9 ? [[...at(start), ...at(share)]] : [];
  });
}

interface SideIndex {
  sides: readonly Line[];
  search: (line: Line) => readonly number[];
}

/** An index of lines by place. */
export function indexOf(sides: readonly Line[]): SideIndex {
  if (sides.length === 0) return { sides, search: () => [] };
  const tree = new Flatbush(sides.length);
  for (const [x1, y1, x2, y2] of sides)
    tree.add(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));
  tree.finish();
  return {
    sides,
    search: ([x1, y1, x2, y2]) => tree.search(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)),
  };
}

/** Which solids are at a point, for hundreds of clear flashes in one pour. */
function solidIndex(solids: readonly Solid[]): (x: number, y: number) => boolean {
  if (solids.length === 0) return () => false;
  const tree = new Flatbush(solids.length);
  for (const { bounds } of solids) tree.add(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY);
  tree.finish();
  return (x, y) => tree.search(x, y, x, y).some((index) => solidContains(solids[index] as Solid, x, y));
}

const middleOf = ([x1, y1, x2, y2]: Line) => [(x1 + x2) / 2, (y1 + y2) / 2] as const;

const lengthOf = ([x1, y1, x2, y2]: Line) => Math.hypot(x2 - x1, y2 - y1);

/**
 * The boundary of a shape with cuts: its sides outside the cuts, and the sides of the cuts inside it. This is the difference
 * of the two without its topology, which nothing here needs.
 */
export function boundaryOf({ solids, cuts }: Shape): readonly Line[] {
  const sidesOfAll = (all: readonly Solid[]) => indexOf(all.flatMap((solid) => outlinesOf(solid)).flatMap(sidesOf));
  const [own, cut] = [sidesOfAll(solids), sidesOfAll(cuts)];
  const isCut = solidIndex(cuts);
  const isSolid = solidIndex(solids);
  const split = (side: Line, ...others: readonly SideIndex[]) => {
    const shares = others.flatMap(({ sides, search }) =>
      search(side).flatMap((index) => {
        const share = sides[index] && crossing(side, sides[index]);
        return share === undefined ? [] : [share];
      }),
    );
    return piecesOf(side, shares);
  };
  const outside = own.sides.flatMap((side) => split(side, cut)).filter((piece) => !isCut(...middleOf(piece)));
  const inside = cut.sides
    .flatMap((side) => split(side, own, cut))
    .filter((piece) => {
      const [x, y] = middleOf(piece);
      if (!isSolid(x, y)) return false;
      // A side between two cuts that overlap is no boundary: both of its sides are cut.
      const length = lengthOf(piece) || 1;
      const [nx, ny] = [(-0.0001 * (piece[3] - piece[1])) / length, (0.0001 * (piece[2] - piece[0])) / length];
      return !(isCut(x + nx, y + ny) && isCut(x - nx, y - ny));
    });
  return [...outside, ...inside];
}
