import { rectPath, times } from '../../private/pen/path.ts';

/** A part on the board, in units of the view box; `x` and `y` are its centre. */
export interface Part {
  reference: string;
  x: number;
  y: number;
  width: number;
  height: number;
  pads: { sides: readonly Side[]; count: number; pitch: number; length: number; width: number };
}

export const board = { width: 800, height: 1000 } as const;

const sides = ['left', 'right', 'top', 'bottom'] as const;
type Side = (typeof sides)[number];

const soic = { sides: ['left', 'right'], count: 4, pitch: 24, length: 18, width: 11 } as const;
const chip = { sides: ['left', 'right'], count: 1, pitch: 0, length: 9, width: 18 } as const;

const processor: Part = {
  reference: 'U1',
  x: 420,
  y: 360,
  width: 180,
  height: 180,
  pads: { sides, count: 10, pitch: 16, length: 22, width: 8 },
};
const memory: Part = { reference: 'U2', x: 150, y: 330, width: 78, height: 116, pads: soic };
const radio: Part = {
  reference: 'U3',
  x: 664,
  y: 330,
  width: 110,
  height: 110,
  pads: { sides, count: 5, pitch: 18, length: 10, width: 9 },
};
const driver: Part = { reference: 'U4', x: 690, y: 490, width: 78, height: 116, pads: soic };

/** In placement order: small parts first. */
export const parts: readonly Part[] = [
  { reference: 'C1', x: 150, y: 236, width: 24, height: 18, pads: chip },
  { reference: 'C2', x: 572, y: 240, width: 24, height: 18, pads: chip },
  { reference: 'R1', x: 648, y: 240, width: 24, height: 18, pads: chip },
  { reference: 'C3', x: 566, y: 552, width: 24, height: 18, pads: chip },
  memory,
  driver,
  radio,
  processor,
];

const offset = ({ count, pitch }: Part['pads'], index: number) => (index - (count - 1) / 2) * pitch;

export const padsOf = ({ x, y, width, height, pads }: Part) =>
  pads.sides
    .flatMap((side) =>
      times(pads.count, (index) => {
        const along = offset(pads, index) - pads.width / 2;
        switch (side) {
          case 'left':
            return rectPath(x - width / 2 - pads.length, y + along, pads.length, pads.width);
          case 'right':
            return rectPath(x + width / 2, y + along, pads.length, pads.width);
          case 'top':
            return rectPath(x + along, y - height / 2 - pads.length, pads.width, pads.length);
          case 'bottom':
            return rectPath(x + along, y + height / 2, pads.width, pads.length);
        }
      }),
    )
    .join('');

const range = (from: number, to: number) => times(to - from + 1, (index) => from + index);

const row = (part: Part, index: number) => part.y + offset(part.pads, index);
const column = (part: Part, index: number) => part.x + offset(part.pads, index);

const left = processor.x - processor.width / 2;
const right = processor.x + processor.width / 2;
const top = processor.y - processor.height / 2;
const bottom = processor.y + processor.height / 2;
const edge = 20;

/** Draws tracks with 45° bends that do not cross. The first bends at x = `bend`, the others one `step` later each. */
const bus = (pads: readonly number[], bend: number, step: number, to: Part) =>
  pads.map((pad, index) => {
    const y = row(processor, pad);
    const drop = row(to, index) - y;
    const isLeft = to.x < processor.x;
    const start = isLeft ? left : right;
    const end = isLeft ? to.x + to.width / 2 : to.x - to.width / 2;
    return `M${start} ${y}H${bend + index * step}l${isLeft ? -drop : drop} ${drop}H${end}`;
  });

export const signals: readonly string[] = [
  ...bus(range(0, 3), 226, 12, memory),
  ...bus(range(0, 4), 578, -8, radio),
  ...bus(range(6, 9), 560, -8, driver),
];

export const tracks: readonly string[] = [
  ...range(0, 4).map((pad) => {
    const x = column(processor, pad);
    const y = 200 - pad * 14;
    return `M${x} ${top}V${y + 24}L${x - 24} ${y}H${-edge}`;
  }),
  ...range(5, 9).map((pad) => {
    const x = column(processor, pad);
    const y = 200 - (9 - pad) * 14;
    return `M${x} ${top}V${y + 24}L${x + 24} ${y}H${board.width + edge}`;
  }),
  ...range(4, 9).map((pad) => `M${left} ${row(processor, pad)}H${269 + (pad - 4) * 7}l-60 60H${-edge}`),
  ...range(0, 4).map((pad) => {
    const x = column(processor, pad);
    const y = 524 + pad * 16;
    return `M${x} ${bottom}V${y - 24}L${x - 24} ${y}H${-edge}`;
  }),
  ...range(5, 9).map((pad) => {
    const x = column(processor, pad);
    const y = 604 + (9 - pad) * 16;
    return `M${x} ${bottom}V${y - 24}L${x + 24} ${y}H${board.width + edge}`;
  }),
  ...range(0, 3).map((pad) => `M${memory.x - memory.width / 2} ${row(memory, pad)}H${-edge}`),
  ...range(0, 4).map((pad) => `M${radio.x + radio.width / 2} ${row(radio, pad)}H${board.width + edge}`),
  ...range(0, 3).map((pad) => `M${driver.x + driver.width / 2} ${row(driver, pad)}H${board.width + edge}`),
];

export const vias: readonly (readonly [x: number, y: number])[] = [
  [96, 188],
  [212, 158],
  [60, 412],
  [176, 460],
  [120, 540],
  [236, 572],
  [70, 588],
  [610, 172],
  [716, 200],
  [560, 604],
  [668, 636],
  [752, 652],
];
