import Flatbush from 'flatbush';
import type { Bounds } from '../../reading.ts';
import type { Points } from '../gerber/plot.ts';
import type { Shape } from './shape.ts';
import { solidContains, type Solid } from './solid.ts';

export type Line = readonly [number, number, number, number];

export function sidesOf(points: Points): Line[] {
  const sides: Line[] = [];
  for (let index = 0; index < points.length; index += 2) {
    const next = index + 2 < points.length ? index + 2 : 0;
    sides.push([points[index] ?? 0, points[index + 1] ?? 0, points[next] ?? 0, points[next + 1] ?? 0]);
  }
  return sides;
}

export function crossing([ax, ay, bx, by]: Line, [cx, cy, dx, dy]: Line): number | undefined {
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (cross === 0) return undefined;
  const share = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
  const other = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross;
  return share > 0 && share < 1 && other >= 0 && other <= 1 ? share : undefined;
}

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

/** A pour can have hundreds of clear flashes. */
function solidIndex(solids: readonly Solid[]) {
  if (solids.length === 0) return { at: () => false, near: () => [] as number[] };
  const tree = new Flatbush(solids.length);
  for (const { bounds } of solids) tree.add(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY);
  tree.finish();
  return {
    at: (x: number, y: number) => tree.search(x, y, x, y).some((index) => solidContains(solids[index] as Solid, x, y)),
    near: ({ minX, minY, maxX, maxY }: Bounds) => tree.search(minX, minY, maxX, maxY),
  };
}

const middleOf = ([x1, y1, x2, y2]: Line) => [(x1 + x2) / 2, (y1 + y2) / 2] as const;

function split(side: Line, ...others: readonly SideIndex[]): readonly Line[] {
  const shares: number[] = [];
  for (const { sides, search } of others) {
    for (const index of search(side)) {
      const share = crossing(side, sides[index] as Line);
      if (share !== undefined) shares.push(share);
    }
  }
  return shares.length === 0 ? [side] : piecesOf(side, shares);
}

/** Returns the sides outside the cuts, and the cuts' sides inside; no topology is needed. `undefined` on timeout. */
export function boundaryOf({ solids, cuts }: Shape, isOver: () => boolean): readonly Line[] | undefined {
  const [own, cut] = [solids, cuts].map((each) => indexOf(each.flatMap(({ points }) => sidesOf(points))));
  if (!own || !cut || isOver()) return undefined;
  const [ownSolids, cutSolids] = [solidIndex(solids), solidIndex(cuts)];
  const boundary: Line[] = [];
  for (const side of own.sides) {
    for (const piece of split(side, cut)) if (!cutSolids.at(...middleOf(piece))) boundary.push(piece);
  }
  for (const [order, { bounds, points }] of cuts.entries()) {
    if (order % 512 === 511 && isOver()) return undefined;
    const isAlone = cutSolids.near(bounds).length === 1;
    const isFree = isAlone && own.search([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]).length === 0;
    if (isFree) {
      if (ownSolids.at(points[0] ?? 0, points[1] ?? 0)) boundary.push(...sidesOf(points));
      continue;
    }
    for (const side of sidesOf(points)) {
      for (const piece of isAlone ? split(side, own) : split(side, own, cut)) {
        const [x, y] = middleOf(piece);
        if (!ownSolids.at(x, y)) continue;
        // A side between two overlapping cuts is not a boundary, because both of its sides are cut.
        const length = Math.hypot(piece[2] - piece[0], piece[3] - piece[1]) || 1;
        const [nx, ny] = [(-0.0001 * (piece[3] - piece[1])) / length, (0.0001 * (piece[2] - piece[0])) / length];
        if (isAlone || !(cutSolids.at(x + nx, y + ny) && cutSolids.at(x - nx, y - ny))) boundary.push(piece);
      }
    }
  }
  return boundary;
}
