import type { BoardOutline, BoardSize, Bounds, SizeSource } from '../../reading.ts';
import { contains, extend, isEmpty, isInside, isOnContour, noBounds } from '../geometry.ts';
import type { Plot, Points } from '../gerber/plot.ts';
import { cutAtCrossings } from './crossings.ts';
import { findLoops, type Loop } from './loops.ts';
import { patience, type Patience } from './patience.ts';

/** In millimetres: how far the ends of lines may be apart, tried in this order. */
const tolerances = [0.01, 0.05, 0.2];

/** The share of the holes that are on the board. Tooling holes and those of test coupons can be outside. */
const boardShare = 0.98;

/** In millimetres: how far the centre of a half hole may be outside of the outline that cuts it. */
const onOutline = 0.05;

/** A file that may have the outline. */
export interface OutlineSource {
  name: string;
  plot: Plot;
}

export interface FoundOutline {
  size: BoardSize;
  boards: readonly BoardOutline[];
  isClosed: boolean;
}

/** The centre lines of a plot, and the contours of its regions. */
const centreLines = ({ objects }: Plot): readonly Points[] =>
  objects.flatMap((object) => {
    if (!object.isDark) return [];
    if (object.kind === 'draw') return [object.points];
    return object.kind === 'region' ? [[...object.contour, ...object.contour.slice(0, 2)]] : [];
  });

/** The share of the content that a loop holds, or 0 as soon as it misses more than the rest of `enough`, or the time is over. */
const shareInside = ({ points, bounds }: Loop, content: Points, isOver: Patience, enough = 0): number => {
  if (content.length === 0) return 1;
  let count = 0;
  let misses = 0;
  const maxMisses = ((1 - enough) * content.length) / 2;
  for (let index = 0; index < content.length; index += 2) {
    const [x = 0, y = 0] = [content[index], content[index + 1]];
    const isNear =
      x >= bounds.minX - onOutline &&
      x <= bounds.maxX + onOutline &&
      y >= bounds.minY - onOutline &&
      y <= bounds.maxY + onOutline;
    if (isNear && (isInside(x, y, points) || isOnContour(x, y, points, onOutline))) count += 1;
    else misses += 1;
    if (isOver(isNear ? points.length : 1) || misses > maxMisses) return 0;
  }
  return (2 * count) / content.length;
};

const sizeOf = (bounds: Bounds, foundBy: SizeSource, file?: string): BoardSize => ({
  width: bounds.maxX - bounds.minX,
  height: bounds.maxY - bounds.minY,
  bounds,
  foundBy,
  ...(file !== undefined && { file }),
});

/** A point just inside a loop, at the middle of its first line. Its corners can be on the loop around it. */
const pointInside = ({ points }: Loop): readonly [number, number] => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [(x1 + x2) / 2 - (0.001 * (y2 - y1)) / length, (y1 + y2) / 2 + (0.001 * (x2 - x1)) / length];
};

const isWithin = (inner: Loop, outer: Loop, isOver: Patience) =>
  inner !== outer &&
  inner.area < outer.area &&
  contains(outer.bounds, inner.bounds, 0.001) &&
  !isOver(outer.points.length) &&
  isInside(...pointInside(inner), outer.points);

const isApart = ({ bounds: a }: Loop, { bounds: b }: Loop) =>
  a.maxX <= b.minX + 0.1 || b.maxX <= a.minX + 0.1 || a.maxY <= b.minY + 0.1 || b.maxY <= a.minY + 0.1;

/** A text has thousands of loops, and each would be compared with each. */
const maxCompared = 400;

/** The loops, largest first, that no other loop contains. */
const outermost = (loops: readonly Loop[], isOver: Patience) => {
  const largest = loops.toSorted((a, b) => b.area - a.area).slice(0, maxCompared);
  return largest.filter((loop) => !largest.some((other) => isWithin(loop, other, isOver)));
};

const isSameSize = (a: Loop, b: Loop) => {
  const difference = (key: 'X' | 'Y') =>
    Math.abs(a.bounds[`max${key}`] - a.bounds[`min${key}`] - (b.bounds[`max${key}`] - b.bounds[`min${key}`]));
  return difference('X') <= 0.1 && difference('Y') <= 0.1;
};

/** The boards that loops make, largest first: one that has the holes, with its equals beside it, or several that share them. */
function chooseBoards(loops: readonly Loop[], content: Points, isOver: Patience): readonly Loop[] {
  const single = loops.find((loop) => shareInside(loop, content, isOver, boardShare) >= boardShare);
  if (single) {
    const beside = outermost(loops, isOver).filter(
      (loop) => loop !== single && isSameSize(loop, single) && isApart(loop, single),
    );
    return [single, ...beside];
  }
  const shares = outermost(loops, isOver).map((loop) => ({ loop, share: shareInside(loop, content, isOver) }));
  const withHoles = shares.filter(({ share }) => share > 0).map(({ loop }) => loop);
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  return withHoles.length > 1 && total >= boardShare ? withHoles.toSorted((a, b) => b.area - a.area) : [];
}

/** The boards of a file, with growing tolerances; none if there is no closed loop around the holes. */
function boardsIn(
  plot: Plot,
  content: Points,
  isProfile: boolean,
  isOver: Patience,
): readonly Loop[] & { all?: readonly Loop[] } {
  const lines = centreLines(plot);
  for (const isCut of isProfile ? [false, true] : [false]) {
    const cut = isCut ? cutAtCrossings(lines, isOver) : lines;
    for (const tolerance of tolerances) {
      const loops = findLoops(cut, tolerance, isOver);
      const boards = chooseBoards(loops, content, isOver);
      if (boards.length > 0) return Object.assign([...boards], { all: loops });
    }
  }
  return [];
}

const outlineOf = (loop: Loop, all: readonly Loop[], isOver: Patience): BoardOutline => ({
  width: loop.bounds.maxX - loop.bounds.minX,
  height: loop.bounds.maxY - loop.bounds.minY,
  bounds: loop.bounds,
  contour: new Float64Array(loop.points),
  cutouts: outermost(
    all.filter((other) => isWithin(other, loop, isOver)),
    isOver,
  ).map(({ points }) => new Float64Array(points)),
});

function found(
  boards: ReturnType<typeof boardsIn>,
  foundBy: SizeSource,
  file: string,
  isOver: Patience,
): FoundOutline | undefined {
  const [first] = boards;
  const outlines = boards.map((loop) => outlineOf(loop, boards.all ?? [], isOver));
  if (!first || isOver(0)) return undefined;
  return {
    size: sizeOf(first.bounds, foundBy, file),
    boards: outlines,
    isClosed: true,
  };
}

/** Whether bounds have more than twice the width or the height of others. */
const isMuchLarger = (large: Bounds, { minX, minY, maxX, maxY }: Bounds) =>
  large.maxX - large.minX > 2 * (maxX - minX) || large.maxY - large.minY > 2 * (maxY - minY);

/** What the board has: positions of its holes, else of its copper. */
export interface BoardContent {
  holes: Points;
  copper: Points;
  copperBounds: Bounds;
}

/**
 * The outline of the board: the smallest loop of the outline layer that has 98 % of the holes, since the largest may be
 * the frame of a drawing; without one the extents of the layer. Without an outline layer a frame in another layer that
 * has the holes and the copper, else the extents of the copper. If the time runs out before a loop is found, there is
 * none.
 */
export function findBoard(
  profiles: readonly OutlineSource[],
  others: readonly OutlineSource[],
  { holes, copper, copperBounds }: BoardContent,
  isTimeOver: () => boolean,
): FoundOutline | undefined {
  const isOver = patience(isTimeOver);
  const content = holes.length > 0 ? holes : copper;
  for (const { name, plot } of profiles) {
    const outline = found(boardsIn(plot, content, true, isOver), 'profile-layer', name, isOver);
    if (outline) return outline;
  }
  for (const { name, plot } of profiles) {
    const bounds = noBounds();
    for (const points of centreLines(plot)) extend(bounds, points);
    const hasContent = !isEmpty(bounds) && (isEmpty(copperBounds) || contains(bounds, copperBounds, 2));
    if (hasContent) return { size: sizeOf(bounds, 'profile-extents', name), boards: [], isClosed: false };
  }
  for (const { name, plot } of others) {
    const boards = boardsIn(plot, content, false, isOver);
    const [first] = boards;
    if (!first || boards.length > 1 || shareInside(first, copper, isOver) < boardShare) continue;
    // The frame of a sheet is around everything too.
    if (isMuchLarger(first.bounds, copperBounds)) continue;
    const outline = found(boards, 'frame-in-other-layer', name, isOver);
    if (outline) return outline;
  }
  if (isEmpty(copperBounds)) return undefined;
  return { size: sizeOf(copperBounds, 'copper-extents'), boards: [], isClosed: false };
}
