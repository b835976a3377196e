import { east, grown, hull, north, type Point, type Rect, south, west } from '../pen/geometry.ts';
import { times } from '../pen/path.ts';

/** A cell of the grid is half a millimetre. Pads are centred on cells so that tracks end at their centre. */
export interface Pad extends Rect {
  isRound: boolean;
  /** The drill diameter; 0 for a surface-mount pad. */
  hole: number;
  /** The only direction in which a track may leave the pad. Defaults to any. */
  out?: number;
}

export type Body =
  | 'qfp'
  | 'qfn'
  | 'bga'
  | 'soic'
  | 'transistor'
  | 'regulator'
  | 'resistor'
  | 'capacitor'
  | 'led'
  | 'electrolytic'
  | 'crystal'
  | 'inductor'
  | 'header'
  | 'usb'
  | 'ribbon'
  | 'terminal'
  | 'button'
  | 'radio';

export interface Footprint {
  body: Body;
  prefix: string;
  pads: readonly Pad[];
  outline: Rect;
  /** Whether tracks must not run under the body. */
  blocks: boolean;
}

const surface = (x: number, y: number, w: number, h: number, out?: number): Pad => ({
  x,
  y,
  w,
  h,
  isRound: false,
  hole: 0,
  ...(out !== undefined && { out }),
});
const through = (x: number, y: number, diameter: number, hole: number): Pad => ({
  x,
  y,
  w: diameter,
  h: diameter,
  isRound: true,
  hole,
});
const centred = (w: number, h: number): Rect => ({ x: 0, y: 0, w, h });
/** Returns leads on four sides, an odd number on each, anticlockwise from pin 1 at the top left as on a real part. */
function fourSides(perSide: number, reach: number, length: number, width: number): Pad[] {
  const half = (perSide - 1) / 2;
  return [
    ...times(perSide, (index) => surface(-reach, index - half, length, width, west)),
    ...times(perSide, (index) => surface(index - half, reach, width, length, south)),
    ...times(perSide, (index) => surface(reach, half - index, length, width, east)),
    ...times(perSide, (index) => surface(half - index, -reach, width, length, north)),
  ];
}

export function qfp(perSide: number): Footprint {
  const half = (perSide - 1) / 2;
  return {
    body: 'qfp',
    prefix: 'U',
    pads: fourSides(perSide, half + 3, 2, 0.56),
    outline: centred(perSide + 2.4, perSide + 2.4),
    blocks: true,
  };
}

export function qfn(perSide: number): Footprint {
  const half = (perSide - 1) / 2;
  return {
    body: 'qfn',
    prefix: 'U',
    pads: [...fourSides(perSide, half + 2, 1.5, 0.56), surface(0, 0, perSide - 1, perSide - 1)],
    outline: centred(perSide + 3, perSide + 3),
    blocks: true,
  };
}

export function bga(perSide: number): Footprint {
  const balls = times(perSide * perSide, (index) =>
    through(2 * (index % perSide) - perSide + 1, 2 * Math.floor(index / perSide) - perSide + 1, 1.05, 0),
  );
  return {
    body: 'bga',
    prefix: 'U',
    pads: balls,
    outline: centred(2 * perSide + 1.6, 2 * perSide + 1.6),
    blocks: false,
  };
}

export function soic(perSide: number): Footprint {
  return {
    body: 'soic',
    prefix: 'U',
    pads: [
      ...times(perSide, (index) => surface(-4, 2 * index - perSide + 1, 2, 0.9, west)),
      ...times(perSide, (index) => surface(4, perSide - 1 - 2 * index, 2, 0.9, east)),
    ],
    outline: centred(6, 2 * perSide + 0.6),
    blocks: true,
  };
}

export const transistor: Footprint = {
  body: 'transistor',
  prefix: 'Q',
  pads: [surface(-2, 2, 1, 1.4, south), surface(2, 2, 1, 1.4, south), surface(0, -2, 1, 1.4, north)],
  outline: centred(5.8, 2.6),
  blocks: true,
};

export const regulator: Footprint = {
  body: 'regulator',
  prefix: 'U',
  pads: [
    surface(-4, 6, 1.7, 2.6, south),
    surface(0, 6, 1.7, 2.6, south),
    surface(4, 6, 1.7, 2.6, south),
    surface(0, -6, 6.6, 2.6, north),
  ],
  outline: centred(12.4, 7.4),
  blocks: true,
};

const chip = (body: Body, prefix: string): Footprint => ({
  body,
  prefix,
  pads: [surface(-1, 0, 1.15, 1.6), surface(1, 0, 1.15, 1.6)],
  outline: centred(2.9, 1.5),
  blocks: true,
});

export const resistor = chip('resistor', 'R');
export const capacitor = chip('capacitor', 'C');
export const led = chip('led', 'D');

export const largeCapacitor: Footprint = {
  body: 'capacitor',
  prefix: 'C',
  pads: [surface(-2, 0, 1.5, 2.6), surface(2, 0, 1.5, 2.6)],
  outline: centred(4.8, 2.4),
  blocks: true,
};

export const electrolytic: Footprint = {
  body: 'electrolytic',
  prefix: 'C',
  pads: [surface(-3, 0, 3, 1.5, west), surface(3, 0, 3, 1.5, east)],
  outline: centred(7, 7),
  blocks: true,
};

export const crystal: Footprint = {
  body: 'crystal',
  prefix: 'Y',
  pads: [surface(-2, -2, 1.8, 1.4), surface(2, -2, 1.8, 1.4), surface(2, 2, 1.8, 1.4), surface(-2, 2, 1.8, 1.4)],
  outline: centred(6.2, 5),
  blocks: true,
};

export const inductor: Footprint = {
  body: 'inductor',
  prefix: 'L',
  pads: [surface(-4, 0, 2.6, 7, west), surface(4, 0, 2.6, 7, east)],
  outline: centred(10.6, 10.6),
  blocks: true,
};

export function header(perRow: number, rows: number): Footprint {
  return {
    body: 'header',
    prefix: 'J',
    pads: times(perRow * rows, (index) =>
      through(4 * Math.floor(index / rows) - 2 * (perRow - 1), 4 * (index % rows) - 2 * (rows - 1), 2.5, 1.3),
    ),
    outline: centred(4 * perRow, 4 * rows),
    blocks: false,
  };
}

export const usb: Footprint = {
  body: 'usb',
  prefix: 'J',
  pads: [
    ...times(6, (index) => surface(index - 6, -7, 0.58, 2, north)),
    ...times(6, (index) => surface(index + 1, -7, 0.58, 2, north)),
    surface(-9, -5, 1.8, 3.4),
    surface(9, -5, 1.8, 3.4),
    surface(-9, 3, 1.8, 3.4),
    surface(9, 3, 1.8, 3.4),
  ],
  outline: { x: 0, y: 1, w: 17.6, h: 14.6 },
  blocks: true,
};

export function ribbon(contacts: number): Footprint {
  const half = (contacts - 1) / 2;
  return {
    body: 'ribbon',
    prefix: 'J',
    pads: [
      ...times(contacts, (index) => surface(index - half, -3, 0.58, 2, north)),
      surface(-half - 3, 0, 2, 3.4),
      surface(half + 3, 0, 2, 3.4),
    ],
    outline: { x: 0, y: 1, w: contacts + 8, h: 5.6 },
    blocks: true,
  };
}

export function terminal(poles: number): Footprint {
  return {
    body: 'terminal',
    prefix: 'J',
    pads: times(poles, (index) => through(8 * index - 4 * (poles - 1), 0, 4, 2.2)),
    outline: { x: 0, y: 0.5, w: 8 * poles + 0.8, h: 13 },
    blocks: true,
  };
}

export const button: Footprint = {
  body: 'button',
  prefix: 'S',
  pads: [surface(-4, -2, 1.8, 1.4), surface(4, -2, 1.8, 1.4), surface(4, 2, 1.8, 1.4), surface(-4, 2, 1.8, 1.4)],
  outline: centred(6.6, 6.6),
  blocks: true,
};

export const radio: Footprint = {
  body: 'radio',
  prefix: 'U',
  pads: [
    ...times(9, (index) => surface(-10, 2 * index - 5, 1.8, 1.1, west)),
    ...times(7, (index) => surface(2 * index - 6, 14, 1.1, 1.8, south)),
    ...times(9, (index) => surface(10, 11 - 2 * index, 1.8, 1.1, east)),
  ],
  outline: { x: 0, y: 0, w: 20, h: 28 },
  blocks: true,
};

/** Includes the clearance for a pick-and-place machine. */
export const courtyardOf = ({ pads, outline }: Footprint) => grown(hull([outline, ...pads]), 0.5);

export function pinOneOf({ pads, outline }: Footprint): Point {
  const first = pads[0];
  if (first?.out === west) return { x: first.x, y: first.y - 1.3 };
  return { x: outline.x - outline.w / 2 - 0.2, y: outline.y - outline.h / 2 - 0.9 };
}
