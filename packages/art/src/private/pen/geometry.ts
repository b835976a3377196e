export interface Point {
  x: number;
  y: number;
}

/** `x` and `y` are the centre, because parts rotate around it. */
export interface Rect extends Point {
  w: number;
  h: number;
}

/** Quarter turns, clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** The eight directions of a track, clockwise from east, in steps of 45°. */
export const directions = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
] as const;

export const east = 0;
export const south = 2;
export const west = 4;
export const north = 6;

export function turned({ x, y }: Point, turn: Turn): Point {
  switch (turn) {
    case 0:
      return { x, y };
    case 1:
      return { x: -y, y: x };
    case 2:
      return { x: -x, y: -y };
    case 3:
      return { x: y, y: -x };
  }
}

export function turnedRect(rect: Rect, turn: Turn): Rect {
  const swaps = turn % 2 === 1;
  return { ...turned(rect, turn), w: swaps ? rect.h : rect.w, h: swaps ? rect.w : rect.h };
}

export const overlaps = (a: Rect, b: Rect) =>
  Math.abs(a.x - b.x) * 2 < a.w + b.w && Math.abs(a.y - b.y) * 2 < a.h + b.h;

export const grown = (rect: Rect, by: number): Rect => ({ ...rect, w: rect.w + 2 * by, h: rect.h + 2 * by });

export function hull(rects: readonly Rect[]): Rect {
  const left = Math.min(...rects.map(({ x, w }) => x - w / 2));
  const right = Math.max(...rects.map(({ x, w }) => x + w / 2));
  const top = Math.min(...rects.map(({ y, h }) => y - h / 2));
  const bottom = Math.max(...rects.map(({ y, h }) => y + h / 2));
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
}
