import { shorten } from '../pen/shorten.ts';
import type { Drawing } from './drawing.ts';
import { drawOutline } from './drawOutline.ts';
import type { PartOutline } from './outline.ts';
import { boundsOf, pathOf, type Placement, type Shape } from './shapes.ts';
import { sketches } from './sketches.ts';

/** The view box of every drawing. */
export const frame = { width: 96, height: 64 };
/** The room for strokes at the edges, and for the scale below a drawing. */
export const inset = { x: 4, top: 4, bottom: 13 };
/** Small parts are drawn to one scale, so that an 0402 is smaller than an 0805. */
const maxUnitsPerMm = 22;

export interface Picture {
  body: string;
  pins?: string;
  metal?: string;
  shades?: string;
  lines?: string;
  marks?: string;
  scale?: { mm: number; units: number };
}

const scaleLengths = [0.5, 1, 2, 5, 10, 20, 50, 100];

function fit({ bodies, pins, lines = [], marks = [] }: Drawing): Placement {
  const bounds = boundsOf([...bodies, ...pins, ...lines, ...marks]);
  const room = { width: frame.width - 2 * inset.x, height: frame.height - inset.top - inset.bottom };
  const unitsPerMm = Math.min(room.width / bounds.width, room.height / bounds.height, maxUnitsPerMm);
  return {
    unitsPerMm,
    x: frame.width / 2 - (bounds.x + bounds.width / 2) * unitsPerMm,
    y: inset.top + room.height / 2 - (bounds.y + bounds.height / 2) * unitsPerMm,
  };
}

/** Returns the longest round length of at most a quarter of the frame. */
const scaleOf = (unitsPerMm: number) => {
  const mm = scaleLengths.findLast((length) => length * unitsPerMm <= frame.width / 4) ?? 0.5;
  return { mm, units: mm * unitsPerMm };
};

/** A scale would be misleading if the sizes are not the real ones. */
const isToScale = (outline: PartOutline) =>
  outline.kind === 'neutral'
    ? outline.length !== undefined
    : outline.kind !== 'pair' && outline.kind !== 'wires' && outline.kind !== 'box';

export function pictureOf(outline: PartOutline): Picture {
  if (outline.kind === 'sketch') return sketches[outline.of];
  const drawing = drawOutline(outline);
  const placement = fit(drawing);
  const paths = (shapes: readonly Shape[] = []) =>
    // Two decimals are a hundredth of a pixel.
    shorten(shapes.map((shape) => pathOf(shape, placement)).join(''), 2);
  return {
    body: paths(drawing.bodies),
    pins: paths(drawing.pins),
    shades: paths(drawing.shades),
    lines: paths(drawing.lines),
    marks: paths(drawing.marks),
    ...(isToScale(outline) && { scale: scaleOf(placement.unitsPerMm) }),
  };
}
