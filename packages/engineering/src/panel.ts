import { capabilities, type Size } from './capabilities.ts';
import type { Computed, Range } from './computed.ts';
import { firstRefusal, isPositive, isWithin } from './conditions.ts';

/**
 * Panels: how boards are delivered, and how many of them the panel of production holds. Every length is in mm. The
 * figures and their sources are in `capabilities.ts`.
 */
const usable = capabilities.panel.usable.value;
const border = capabilities.panel.border.value;
const millingGap = capabilities.panel.millingGap.value;

/** Rows or columns of a panel. More cannot be handled. */
const countRange: Range = [1, 20];

/** The smallest side of a board in mm: our own limit, to keep the drawing legible. */
const minSide = 1;

/** The largest boards, whatever their material. A board must fit one of them in either orientation. */
const boardSizes = Object.values(capabilities.boardSize).map(({ value }) => value);

/** The longest side that any board may have, in mm. */
const sideRange: Range = [minSide, Math.max(...boardSizes.flatMap(({ width, height }) => [width, height]))];

const fits = (board: Size, largest: Size) =>
  Math.max(board.width, board.height) <= Math.max(largest.width, largest.height) &&
  Math.min(board.width, board.height) <= Math.min(largest.width, largest.height);

/** Between boards, in mm. */
const gapRange: Range = [0, 20];

/** How often a pitch goes into a length. To twelve digits: 432 ÷ 43.2 is a little less than 10 in binary. */
const timesIn = (length: number, pitch: number) => Math.floor(Number((length / pitch).toPrecision(12)));

/** Free of binary crumbs: 3 × 33.3 is 99.9. */
const exact = (length: number) => Number(length.toFixed(6));

/** How many of one size stand on the usable area of a working panel. */
export interface Layout {
  count: number;
  columns: number;
  rows: number;
  /** Whether the size is turned by 90°, because more of them fit so. */
  isRotated: boolean;
}

/**
 * How many of a size fit on the usable area of a working panel, `gap` apart, in mm: the better of two orientations, the
 * upright one when both hold as many. The size must be more than 0 and the gap 0 or more; neither is checked here.
 */
export function layOut({ width, height }: Size, gap: number): Layout {
  const along = (room: number, size: number) => timesIn(room + gap, size + gap);
  const place = (size: Size, isRotated: boolean): Layout => {
    const columns = along(usable.width, size.width);
    const rows = along(usable.height, size.height);
    return { count: columns * rows, columns, rows, isRotated };
  };
  const upright = place({ width, height }, false);
  const rotated = place({ width: height, height: width }, true);
  return rotated.count > upright.count ? rotated : upright;
}

/** How many tabs hold one edge of so many mm: one for every 40 mm, and at least one. The edge is not checked here. */
export const tabsPerEdge = (edge: number) => Math.max(1, timesIn(edge, capabilities.panel.tabPitch.value));

/**
 * How many breakaway holes of so many mm fit side by side across a tab, with the minimum of material between them. The
 * diameter must be more than 0; it is not checked here.
 */
export function holesPerTab(diameter: number) {
  const { minBreakawayWeb, tabWidth } = capabilities.panel;
  return timesIn(tabWidth.value + minBreakawayWeb.value, diameter + minBreakawayWeb.value);
}

/** The panel that somebody asks for. */
export interface PanelRequest {
  /** Of one board, in mm. */
  width: number;
  /** Of one board, in mm. */
  height: number;
  /** How many boards side by side. */
  columns: number;
  /** How many boards one above the other. */
  rows: number;
  /** Between boards, and between boards and border, in mm. 0 stands for a V-cut. */
  gap: number;
}

/** Why there is no panel. Lengths are in mm. */
export type PanelReason =
  | { kind: 'notPositive'; input: 'width' | 'height' }
  | { kind: 'outOfRange'; input: 'width' | 'height' | 'gap'; range: Range }
  /** Larger than the largest board of any material; `maximum` is the larger limit of FR-4. */
  | { kind: 'boardTooLarge'; input: 'width' | 'height'; maximum: Size }
  /** No whole number, or none in the range. */
  | { kind: 'notACount'; input: 'columns' | 'rows'; range: Range };

/** A panel as it is delivered, with its border; width and height in mm. */
export interface DeliveryPanel extends Size {
  request: PanelRequest;
  /** How many boards are on it. */
  boards: number;
  /** On one edge of a board, of its width and of its height. A V-cut needs none. */
  tabs: { acrossWidth: number; acrossHeight: number };
  /** How many such panels stand on a working panel, 2 mm apart: none when it is too large. */
  panels: Layout;
  /** How many of the boards alone would stand there. */
  singles: Layout;
  /** Cut by a V-cut and smaller than that can be done. */
  isTooSmallForVCut: boolean;
}

/**
 * A delivery panel: boards in rows and columns, a gap around each and a border of 5 mm. Its width is
 * columns × board + (columns − 1) × gap + 2 × (5 + gap), its height likewise. All lengths are in mm.
 *
 * Takes boards up to the largest that we make (430 × 385 mm in FR-4, 435 × 275 mm in Rogers, in either orientation), 1 to
 * 20 columns and rows, and gaps up to 20 mm; a bad input gives a reason and the input's name. A panel that fits no working panel is still given, with `panels.count` 0.
 */
export function deliveryPanel(request: PanelRequest): Computed<{ panel: DeliveryPanel }, PanelReason> {
  const { width, height, columns, rows, gap } = request;
  const isCount = (count: number) => Number.isInteger(count) && isWithin(count, countRange);
  const refusal = firstRefusal<PanelReason>([
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
  if (refusal) return refusal;
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
