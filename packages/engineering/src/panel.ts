import { type Computed, firstRefusal, isPositive, isWithin } from './computed.ts';

/** Width and height in mm. */
export interface Size {
  width: number;
  height: number;
}

/** The panel that every order is made on, in mm, and the part of it where boards may be. */
export const workingPanel: Size = { width: 450, height: 610 };
export const usableArea: Size = { width: 430, height: 585 };

/** Of a delivery panel, in mm. */
export const panelBorder = 5;
export const toolingHole = 3;
export const tabWidth = 1.6;
export const tabPitch = 40;
/** How far a milled outline may be from its place. */
export const outlineTolerance = 0.13;

/** What the milling cutter takes between two boards, in mm. A V-cut takes nothing. */
export const millingGap = 2;

/** A panel with V-cuts is no smaller than this either way, in mm. */
export const smallestVCutPanel = 100;

/** More rows or columns than a panel can be handled with. */
const mostRows = 20;

const smallestBoard = 1;
const widestGap = 20;

/** How often a pitch goes into a length. To twelve digits: 432 ÷ 43.2 is a little less than 10 in binary. */
const timesIn = (length: number, pitch: number) => Math.floor(Number((length / pitch).toPrecision(12)));

/** Free of binary crumbs: 3 × 33.3 is 99.9. */
const exact = (length: number) => Number(length.toFixed(6));

/** How many of one size stand on the usable area of a working panel. */
export interface Layout {
  count: number;
  columns: number;
  rows: number;
  /** Turned by 90°, because more of them fit so. */
  isRotated: boolean;
}

/** The better of two orientations; the upright one when both hold as many. */
export function layOut({ width, height }: Size, gap: number): Layout {
  const along = (room: number, size: number) => timesIn(room + gap, size + gap);
  const place = (size: Size, isRotated: boolean): Layout => {
    const columns = along(usableArea.width, size.width);
    const rows = along(usableArea.height, size.height);
    return { count: columns * rows, columns, rows, isRotated };
  };
  const upright = place({ width, height }, false);
  const rotated = place({ width: height, height: width }, true);
  return rotated.count > upright.count ? rotated : upright;
}

/** How many tabs hold one edge: one for every 40 mm, and at least one. */
export const tabsPerEdge = (edge: number) => Math.max(1, timesIn(edge, tabPitch));

export interface PanelRequest {
  /** Of one board, in mm. */
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** Between boards, and between boards and border, in mm. 0 stands for a V-cut. */
  gap: number;
}

export interface DeliveryPanel extends Size {
  request: PanelRequest;
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
 * columns × board + (columns − 1) × gap + 2 × (5 + gap), its height likewise.
 */
export function deliveryPanel(request: PanelRequest): Computed<{ panel: DeliveryPanel }, keyof PanelRequest> {
  const { width, height, columns, rows, gap } = request;
  const isLength = (length: number) => isWithin(length, [smallestBoard, usableArea.height]);
  const isCount = (count: number) => Number.isInteger(count) && isWithin(count, [1, mostRows]);
  const lengthReason = `A side of the board must be from ${smallestBoard} to ${usableArea.height} mm, the length of the usable area.`;
  const refusal = firstRefusal<keyof PanelRequest>([
    ['width', isPositive(width), 'The width must be more than 0.'],
    ['width', isLength(width), lengthReason],
    ['height', isPositive(height), 'The height must be more than 0.'],
    ['height', isLength(height), lengthReason],
    ['columns', isCount(columns), `The columns must be a whole number from 1 to ${mostRows}.`],
    ['rows', isCount(rows), `The rows must be a whole number from 1 to ${mostRows}.`],
    ['gap', isWithin(gap, [0, widestGap]), `The gap must be from 0 to ${widestGap} mm.`],
  ]);
  if (refusal) return refusal;
  const side = (count: number, length: number) => exact(count * length + (count - 1) * gap + 2 * (panelBorder + gap));
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
      isTooSmallForVCut: isVCut && Math.min(size.width, size.height) < smallestVCutPanel,
    },
  };
}
