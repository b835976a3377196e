import { mmPerMil } from '@pcb/engineering/lengths';
import { repeat } from '../../private/pen/path.ts';
import { clamp } from './camera.ts';
import { type Box, frame, type Projection, sheet } from './sheet.ts';

export type ScaleUnit = 'mm' | 'mil';

const mmPer: Record<ScaleUnit, number> = { mm: 1, mil: mmPerMil };

const maxBar = 72;

/** Returns the longest bar of at most 72 SVG units whose length is 1, 2 or 5 times a power of ten, in mm. */
export function scaleBar(scale: number, unit: ScaleUnit): { mm: number; length: number } {
  const longest = maxBar / scale / mmPer[unit];
  const power = 10 ** Math.floor(Math.log10(longest));
  const step = [5, 2, 1].find((factor) => factor * power <= longest) ?? 1;
  const mm = step * power * mmPer[unit];
  return { mm, length: mm * scale };
}

/** In SVG units. Dots that are closer would be a distraction. */
const minPitch = 9;

export function gridDots({ toX, toY }: Projection, barLength: number) {
  const pitch = barLength / 5 >= minPitch ? barLength / 5 : barLength / 2;
  const first = (origin: number, from: number) => origin + Math.ceil((from - origin) / pitch) * pitch;
  const x = first(toX(0), frame.x);
  const y = first(toY(0), frame.y);
  const count = Math.max(0, Math.floor((frame.y + frame.height - y) / pitch) + 1);
  return {
    pitch,
    d: repeat(count, (row) => `M${x} ${y + row * pitch}H${frame.x + frame.width}`),
  };
}

export interface MeasuredSide {
  lines: string;
  arrows: string;
  x: number;
  y: number;
}

/** The distance of the dimension lines from the drawing area. */
const lineAt = { below: frame.y + frame.height + 10, left: frame.x - 9 };
const figureAt = { below: sheet.height - 13, left: 13 };

const halfFigure = 30;

const arrow = 7;

interface Ends {
  from: number;
  to: number;
  /** An end outside the drawing area has no arrow. */
  hasStart: boolean;
  hasEnd: boolean;
}

function visibleEnds(from: number, to: number, low: number, high: number): Ends | undefined {
  // Computed positions have rounding errors.
  const tolerance = 0.01;
  if (to < low - tolerance || from > high + tolerance) return undefined;
  return {
    from: clamp(from, low, high),
    to: clamp(to, low, high),
    hasStart: from >= low - tolerance,
    hasEnd: to <= high + tolerance,
  };
}

/** Draws arrowheads inside the dimension. If it is short, they point at it from outside. */
function arrowsOf({ from, to, hasStart, hasEnd }: Ends, at: (end: number, direction: number) => string) {
  const inward = to - from < 3 * arrow ? -1 : 1;
  return (hasStart ? at(from, inward) : '') + (hasEnd ? at(to, -inward) : '');
}

export function measureWidth(box: Box, { toX, toY }: Projection): MeasuredSide | undefined {
  const ends = visibleEnds(toX(box.x), toX(box.x + box.width), frame.x, frame.x + frame.width);
  if (!ends) return undefined;
  const y = lineAt.below;
  const edge = clamp(toY(box.y + box.height), frame.y, frame.y + frame.height) + 3;
  const tick = (x: number, isThere: boolean) => (isThere ? `M${x} ${edge}V${y + 4}` : '');
  return {
    lines: `${tick(ends.from, ends.hasStart)}${tick(ends.to, ends.hasEnd)}M${ends.from} ${y}H${ends.to}`,
    arrows: arrowsOf(ends, (x, direction) => `M${x} ${y}l${direction * arrow} -3v6Z`),
    x: clamp((ends.from + ends.to) / 2, frame.x + halfFigure, frame.x + frame.width - halfFigure),
    y: figureAt.below,
  };
}

/** Draws the dimension line of the height. Its figure reads upwards. */
export function measureHeight(box: Box, { toX, toY }: Projection): MeasuredSide | undefined {
  const ends = visibleEnds(toY(box.y), toY(box.y + box.height), frame.y, frame.y + frame.height);
  if (!ends) return undefined;
  const x = lineAt.left;
  const edge = clamp(toX(box.x), frame.x, frame.x + frame.width) - 3;
  const tick = (y: number, isThere: boolean) => (isThere ? `M${edge} ${y}H${x - 4}` : '');
  return {
    lines: `${tick(ends.from, ends.hasStart)}${tick(ends.to, ends.hasEnd)}M${x} ${ends.from}V${ends.to}`,
    arrows: arrowsOf(ends, (y, direction) => `M${x} ${y}l-3 ${direction * arrow}h6Z`),
    x: figureAt.left,
    y: clamp((ends.from + ends.to) / 2, frame.y + halfFigure, frame.y + frame.height - halfFigure),
  };
}
