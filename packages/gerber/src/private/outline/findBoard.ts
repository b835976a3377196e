import type { BoardOutline, BoardSize, Bounds, SizeSource } from '../../reading.ts';
import { contains, extend, isEmpty, noBounds } from '../geometry.ts';
import type { Plot, Points } from '../gerber/plot.ts';
import { chooseBoards, type Boards } from './chooseBoards.ts';
import { cutAtCrossings } from './crossings.ts';
import { findLoops, type Loop } from './loops.ts';
import { holds, isMuchLarger, isWithin, outermost, shareInside } from './nesting.ts';
import { ownContours } from './panels.ts';
import { timeLimit, type TimeLimit } from './timeLimit.ts';

/** In mm: the maximum distance between line ends, tried in this order. */
const tolerances = [0.01, 0.05, 0.2];

const sureShare = 0.98;

/** With fewer holes or pads, it is not clear which contour is the board. */
const minContent = 3;

export interface OutlineSource {
  name: string;
  lines: readonly Points[];
}

export interface FoundOutline {
  size: BoardSize;
  boards: readonly BoardOutline[];
  isClosed: boolean;
  isNested: boolean;
}

export const centreLines = ({ objects }: Plot): readonly Points[] =>
  objects.flatMap((object) => {
    if (!object.isDark) return [];
    if (object.kind === 'draw') return [object.points];
    return object.kind === 'region' ? [[...object.contour, ...object.contour.slice(0, 2)]] : [];
  });

const boundsOfLines = (lines: readonly Points[]): Bounds => {
  const bounds = noBounds();
  for (const points of lines) extend(bounds, points);
  return bounds;
};

const sizeOf = (bounds: Bounds, foundBy: SizeSource, file?: string): BoardSize => ({
  width: bounds.maxX - bounds.minX,
  height: bounds.maxY - bounds.minY,
  bounds,
  foundBy,
  ...(file !== undefined && { file }),
});

interface FoundBoards extends Boards {
  all: readonly Loop[];
}

function boardsIn(
  lines: readonly Points[],
  content: Points,
  isProfile: boolean,
  isOver: TimeLimit,
): FoundBoards | undefined {
  const contours = ownContours(lines);
  let best: FoundBoards | undefined;
  for (const isCut of isProfile ? [false, true] : [false]) {
    const cut = isCut ? cutAtCrossings(lines, isOver) : lines;
    for (const tolerance of tolerances) {
      const all = findLoops(cut, tolerance, isOver);
      const boards = chooseBoards(all, contours, content, isOver);
      if (boards.loops.length > 0 && boards.share > (best?.share ?? 0) + 0.01) best = { ...boards, all };
      if (best && best.share >= sureShare) return best;
    }
  }
  return best;
}

/** Whether the missing content is between other lines of the file; the outline is then open. */
function isPartOfOpen({ loops }: Boards, lines: readonly Points[], content: Points): boolean {
  const { minX, minY, maxX, maxY } = boundsOfLines(lines);
  let [missed, between] = [0, 0];
  for (let index = 0; index < content.length; index += 2) {
    const [x = 0, y = 0] = [content[index], content[index + 1]];
    if (loops.some(({ points, bounds }) => holds(points, bounds, x, y))) continue;
    missed += 1;
    if (x > minX && x < maxX && y > minY && y < maxY) between += 1;
  }
  return 2 * between > missed;
}

const outlineOf = (loop: Loop, inside: readonly Loop[]): BoardOutline => ({
  width: loop.bounds.maxX - loop.bounds.minX,
  height: loop.bounds.maxY - loop.bounds.minY,
  bounds: loop.bounds,
  contour: new Float64Array(loop.points),
  cutouts: inside.map(({ points }) => new Float64Array(points)),
});

function found(
  { loops, all, isNested }: FoundBoards,
  foundBy: SizeSource,
  file: string,
  isOver: TimeLimit,
): FoundOutline | undefined {
  const [first] = loops;
  // The only opening of a panel is the board. The spaces between its rails do not matter.
  const board = isNested ? loops.toSorted((a, b) => a.area - b.area)[0] : undefined;
  const cutoutsOf = (loop: Loop) =>
    board && loop !== board
      ? [board]
      : outermost(
          all.filter((other) => isWithin(other, loop, isOver)),
          isOver,
        );
  const boards = loops.map((loop) => outlineOf(loop, cutoutsOf(loop)));
  if (!first || isOver(0)) return undefined;
  return { size: sizeOf(first.bounds, foundBy, file), boards, isClosed: true, isNested };
}

export interface BoardContent {
  holes: Points;
  copper: Points;
  copperBounds: Bounds;
}

function contentOf({ holes, copper }: BoardContent): Points {
  const content = holes.length >= 2 * minContent ? holes : [...holes, ...copper];
  return content.length >= 2 * minContent ? content : [];
}

export interface OutlineSources {
  profiles: readonly OutlineSource[];
  routes: readonly OutlineSource[];
  others: readonly OutlineSource[];
}

/**
 * Returns the loop of the outline layer, otherwise a routed loop, otherwise the extents of the outline layer. If there
 * is no outline layer, returns a frame around holes and copper in another layer, otherwise the extents of the copper.
 * Returns nothing if the time runs out before a loop is found.
 */
export function findBoard(
  { profiles, routes, others }: OutlineSources,
  boardContent: BoardContent,
  isTimeOver: () => boolean,
): FoundOutline | undefined {
  const isOver = timeLimit(isTimeOver);
  const { copper, copperBounds } = boardContent;
  const content = contentOf(boardContent);
  for (const { name, lines } of profiles) {
    const boards = boardsIn(lines, content, true, isOver);
    if (!boards || (boards.share < sureShare && !boards.isInSheet && isPartOfOpen(boards, lines, content))) continue;
    const outline = found(boards, 'profile-layer', name, isOver);
    if (outline) return outline;
  }
  for (const { name, lines } of content.length > 0 ? routes : []) {
    const boards = boardsIn(lines, content, true, isOver);
    const outline = boards && boards.share >= sureShare && found(boards, 'routed-path', name, isOver);
    if (outline) return outline;
  }
  for (const { name, lines } of profiles) {
    const bounds = boundsOfLines(lines);
    const hasContent = !isEmpty(bounds) && (isEmpty(copperBounds) || contains(bounds, copperBounds, 2));
    if (hasContent)
      return { size: sizeOf(bounds, 'profile-extents', name), boards: [], isClosed: false, isNested: false };
  }
  for (const { name, lines } of others) {
    const boards = boardsIn(lines, content, false, isOver);
    const [first] = boards?.loops ?? [];
    if (!boards || !first || boards.loops.length > 1 || boards.share < sureShare) continue;
    if (shareInside(first, copper, isOver) < sureShare || isMuchLarger(first.bounds, copperBounds)) continue;
    const outline = found(boards, 'frame-in-other-layer', name, isOver);
    if (outline) return outline;
  }
  if (isEmpty(copperBounds)) return undefined;
  return { size: sizeOf(copperBounds, 'copper-extents'), boards: [], isClosed: false, isNested: false };
}
