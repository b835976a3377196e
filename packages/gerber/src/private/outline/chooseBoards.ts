import { contains, extend, noBounds } from '../geometry.ts';
import type { Points } from '../gerber/plot.ts';
import type { Loop } from './loops.ts';
import { holds, isApart, isMuchLarger, isSameSize, isWithin, outermost, shareInside } from './nesting.ts';
import { panelAround } from './panels.ts';
import type { TimeLimit } from './timeLimit.ts';

/** The minimum share of an outline's holes that are on the board. Tooling holes and coupons can be next to it. */
const boardShare = 0.98;

/** The minimum share of holes in an outline. A connector with most of the holes can be outside it. */
const minShare = 0.3;

export interface Boards {
  loops: readonly Loop[];
  isNested: boolean;
  isInSheet?: boolean;
  share: number;
}

const none: Boards = { loops: [], isNested: false, share: 0 };

function boundsWithin(outer: Loop, boards: readonly Loop[], content: Points) {
  const all = noBounds();
  for (const { bounds } of boards) extend(all, [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]);
  for (let index = 0; index < content.length; index += 2) {
    const [x = 0, y = 0] = [content[index], content[index + 1]];
    if (holds(outer.points, outer.bounds, x, y)) extend(all, [x, y]);
  }
  return all;
}

/** Without content, chooses the outermost contours except letters. Contours of one size are boards side by side. */
function withoutContent(outer: readonly Loop[], contours: readonly Loop[], isOver: TimeLimit): Boards {
  const [largest] = outer;
  if (!largest) return none;
  const panel = panelAround(largest, contours, isOver);
  if (panel) return { loops: [panel, largest], isNested: true, share: 1 };
  return { loops: outer.filter((loop) => loop === largest || isSameSize(loop, largest)), isNested: false, share: 1 };
}

interface Single {
  loop: Loop;
  share: number;
  inside: readonly Loop[];
  equals: readonly Loop[];
  contours: readonly Loop[];
  content: Points;
  isOver: TimeLimit;
}

/**
 * Chooses between a board that has equal boards next to it and a panel with its board, if one loop has almost all
 * content.
 */
function singleBoard({ loop, share, inside, equals, contours, content, isOver }: Single): Boards {
  const enough = boardShare * share;
  const board = inside.find((each) => shareInside(each, content, isOver, enough) >= enough);
  if (!board) {
    const panel = panelAround(loop, contours, isOver);
    if (panel) return { loops: [panel, loop], isNested: true, share };
    return { loops: [loop, ...equals], isNested: false, share };
  }
  // These are the two sides of a line that is drawn as an area.
  if (contains(board.bounds, loop.bounds, 0.5)) return { loops: [board], isNested: false, share };
  const isPanel =
    shareInside(board, content, isOver) < share ||
    inside.some((each) => isSameSize(each, board) && isApart(each, board)) ||
    panelAround(board, contours, isOver) !== undefined;
  return { loops: isPanel ? [loop, board] : [board, loop], isNested: true, share };
}

/** Returns boards, smallest first. `contours` are drawn in one go. A frame much larger than its content is a sheet. */
export function chooseBoards(
  loops: readonly Loop[],
  contours: readonly Loop[],
  content: Points,
  isOver: TimeLimit,
): Boards {
  const outer = outermost(loops, isOver);
  if (content.length === 0) return withoutContent(outer, contours, isOver);
  const shares = outer
    .map((loop) => ({ loop, share: shareInside(loop, content, isOver) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share || b.loop.area - a.loop.area);
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  const [top] = shares;
  if (!top || total < minShare) return none;
  if (top.share < boardShare * total) {
    const boards = shares.map(({ loop }) => loop);
    const panel = panelAround(top.loop, contours, isOver);
    const isPanel = panel && boards.every((loop) => contains(panel.bounds, loop.bounds, 0.1));
    if (isPanel) return { loops: [panel, top.loop], isNested: true, share: total };
    return { loops: boards.toSorted((a, b) => b.area - a.area), isNested: false, share: total };
  }
  const inside = loops.filter((loop) => isWithin(loop, top.loop, isOver));
  if (inside.length > 0) {
    const boards = chooseBoards(inside, contours, content, isOver);
    const isSheet =
      boards.share >= minShare * top.share &&
      isMuchLarger(top.loop.bounds, boundsWithin(top.loop, boards.loops, content));
    if (isSheet) return { ...boards, isInSheet: true };
  }
  const equals = outer.filter((loop) => loop !== top.loop && isSameSize(loop, top.loop) && isApart(loop, top.loop));
  return singleBoard({ ...top, inside, equals, contours, content, isOver });
}
