import { capabilities, type Size } from './capabilities.ts';
import type { Computed, Range } from './computed.ts';
import { firstFailure, isPositive, isWithin } from './conditions.ts';

const usable = capabilities.panel.usable.value;
const working = capabilities.panel.working.value;
const border = capabilities.panel.border.value;
const millingGap = capabilities.panel.millingGap.value;

/** The number of rows or columns of a panel. */
export const countRange: Range = [1, 20];

/** In mm. It is our own limit, to keep the drawing legible. */
const minSide = 1;

/** A board must fit one of these in either orientation. */
const boardSizes = Object.values(capabilities.boardSize).map(({ value }) => value);

const sideRange: Range = [minSide, Math.max(...boardSizes.flatMap(({ width, height }) => [width, height]))];

const fits = (board: Size, largest: Size) =>
  Math.max(board.width, board.height) <= Math.max(largest.width, largest.height) &&
  Math.min(board.width, board.height) <= Math.min(largest.width, largest.height);

const gapRange: Range = [0, 20];

/** Rounds to twelve digits: 432 ÷ 43.2 is slightly less than 10 in binary. */
const timesIn = (length: number, pitch: number) => Math.floor(Number((length / pitch).toPrecision(12)));

/** Removes floating-point errors: 3 × 33.3 is 99.9. */
const exact = (length: number) => Number(length.toFixed(6));

/** Items of one size on the usable area of a working panel. */
export interface Layout {
  count: number;
  columns: number;
  rows: number;
  /** Whether the items are rotated by 90°, because more of them fit that way. */
  isRotated: boolean;
}

/**
 * Arranges items of one size, `gap` mm apart, on the usable area of a working panel, in the better orientation
 * (portrait if they hold the same number). The size must be more than 0 and the gap 0 or more; neither is checked.
 */
export function layOut({ width, height }: Size, gap: number): Layout {
  const along = (room: number, size: number) => timesIn(room + gap, size + gap);
  const place = (size: Size, isRotated: boolean): Layout => {
    const columns = along(usable.width, size.width);
    const rows = along(usable.height, size.height);
    return { count: columns * rows, columns, rows, isRotated };
  };
  const portrait = place({ width, height }, false);
  const rotated = place({ width: height, height: width }, true);
  return rotated.count > portrait.count ? rotated : portrait;
}

/** Returns the number of tabs on an edge of a length in mm, which is not checked: one per 40 mm, at least one. */
export const tabsPerEdge = (edge: number) => Math.max(1, timesIn(edge, capabilities.panel.tabPitch.value));

/** Returns how many breakaway holes of a diameter in mm (more than 0, unchecked) fit across a tab. */
export function holesPerTab(diameter: number) {
  const { minBreakawayWeb, tabWidth } = capabilities.panel;
  return timesIn(tabWidth.value + minBreakawayWeb.value, diameter + minBreakawayWeb.value);
}

/** Returns the fraction of a working panel that the items of a layout cover, from 0 to 1. */
export const usedFraction = ({ width, height }: Size, { count }: Layout) =>
  (count * width * height) / (working.width * working.height);

export interface PanelGrid {
  columns: number;
  rows: number;
}

/** The largest panel in mm that we suggest: our own process rule, for easy handling by people and assembly lines. */
export const recommendedPanel: Size = { width: 250, height: 200 };

/**
 * Suggests rows and columns for a delivery panel: as many boards, `gap` mm apart, as fit `recommendedPanel` with its border
 * in the better orientation (landscape if both hold the same number), at most 20 in a row. `fixed` has counts that are
 * already decided. A count is 1 if no board fits. The size must be more than 0 and the gap 0 or more; neither is
 * checked.
 */
export function recommendedGrid(
  { width, height }: Size,
  gap: number,
  fixed: { [Count in keyof PanelGrid]?: number | null } = {},
): PanelGrid {
  const room = (side: number) => side - 2 * (border + gap) + gap;
  const along = (length: number, side: number, count?: number | null) => {
    const max = Math.min(timesIn(room(length), side + gap), countRange[1]);
    // If fixed counts do not fit, there is no room for the other count.
    const wanted = count ?? max;
    return wanted <= max ? wanted : 0;
  };
  const within = (panel: Size): PanelGrid => ({
    columns: along(panel.width, width, fixed.columns),
    rows: along(panel.height, height, fixed.rows),
  });
  const boardsOf = ({ columns, rows }: PanelGrid) => columns * rows;
  const landscape = within(recommendedPanel);
  const portrait = within({ width: recommendedPanel.height, height: recommendedPanel.width });
  const better = boardsOf(portrait) > boardsOf(landscape) ? portrait : landscape;
  return boardsOf(better) > 0 ? better : { columns: fixed.columns ?? 1, rows: fixed.rows ?? 1 };
}

/** A requested panel. Lengths are in mm. */
export interface PanelRequest extends PanelGrid {
  width: number;
  height: number;
  /** The gap between boards, and between boards and border. 0 means a V-cut. */
  gap: number;
}

/** The reason that there is no panel. Lengths are in mm. */
export type PanelReason =
  | { kind: 'notPositive'; input: 'width' | 'height' }
  | { kind: 'outOfRange'; input: 'width' | 'height' | 'gap'; range: Range }
  /** The board exceeds the maximum of every material; `maximum` is the FR-4 limit, which is larger. */
  | { kind: 'boardTooLarge'; input: 'width' | 'height'; maximum: Size }
  /** The count is not a whole number, or is outside the range. */
  | { kind: 'notACount'; input: 'columns' | 'rows'; range: Range };

/** A panel as delivered, with its border, in mm. */
export interface DeliveryPanel extends Size {
  request: PanelRequest;
  boards: number;
  /** The number of tabs per edge of a board. 0 for a V-cut. */
  tabs: { acrossWidth: number; acrossHeight: number };
  /** The panels that fit on a working panel, 2 mm apart. */
  panels: Layout;
  /** The single boards that fit on a working panel. */
  singles: Layout;
  isTooSmallForVCut: boolean;
}

/**
 * Returns a delivery panel: boards in rows and columns, a gap around each and a border of 5 mm. Lengths are in mm. For
 * an invalid input it returns a reason; if a panel does not fit a working panel, `panels.count` is 0. It accepts boards
 * up to our maximum (430 × 385 mm in FR-4, 435 × 275 mm in Rogers, in either orientation), 1 to 20 columns and rows,
 * and gaps of up to 20 mm.
 */
export function deliveryPanel(request: PanelRequest): Computed<{ panel: DeliveryPanel }, PanelReason> {
  const { width, height, columns, rows, gap } = request;
  const isCount = (count: number) => Number.isInteger(count) && isWithin(count, countRange);
  const failure = firstFailure<PanelReason>([
    [isPositive(width), { kind: 'notPositive', input: 'width' }],
    [isWithin(width, sideRange), { kind: 'outOfRange', input: 'width', range: sideRange }],
    [isPositive(height), { kind: 'notPositive', input: 'height' }],
    [isWithin(height, sideRange), { kind: 'outOfRange', input: 'height', range: sideRange }],
    [
      boardSizes.some((largest) => fits({ width, height }, largest)),
      { kind: 'boardTooLarge', input: width > height ? 'height' : 'width', maximum: capabilities.boardSize.fr4.value },
    ],
    [isCount(columns), { kind: 'notACount', input: 'columns', range: countRange }],
    [isCount(rows), { kind: 'notACount', input: 'rows', range: countRange }],
    [isWithin(gap, gapRange), { kind: 'outOfRange', input: 'gap', range: gapRange }],
  ]);
  if (failure) return failure;
  const side = (count: number, length: number) => exact(count * length + (count - 1) * gap + 2 * (border + gap));
  const size = { width: side(columns, width), height: side(rows, height) };
  const isVCut = gap === 0;
  return {
    isValid: true,
    panel: {
      ...size,
      request,
      boards: columns * rows,
      tabs: isVCut
        ? { acrossWidth: 0, acrossHeight: 0 }
        : { acrossWidth: tabsPerEdge(width), acrossHeight: tabsPerEdge(height) },
      panels: layOut(size, millingGap),
      singles: layOut({ width, height }, millingGap),
      isTooSmallForVCut: isVCut && Math.min(size.width, size.height) < capabilities.panel.minVCutPanel.value,
    },
  };
}
