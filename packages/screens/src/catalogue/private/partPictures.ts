/** A drawing of a part as path data in a 96 × 64 view box: body, metal and other lines. */
export interface Picture {
  body: string;
  metal?: string;
  lines?: string;
}

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Repeats a shape. */
const repeat = (count: number, shape: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => shape(index)).join('');

export const partPictures = {
  chip: { body: box(34, 20, 28, 24), metal: box(20, 20, 14, 24) + box(62, 20, 14, 24) },
  axial: {
    body: box(30, 23, 36, 18),
    metal: box(6, 31, 24, 2) + box(66, 31, 24, 2),
    lines: 'M38 23v18M44 23v18M58 23v18',
  },
  radial: {
    body: box(32, 6, 32, 38),
    metal: box(40, 44, 3, 14) + box(53, 44, 3, 14),
    lines: 'M56 6v38M59 18h2M59 26h2M59 34h2',
  },
  coil: {
    body: box(26, 10, 44, 44),
    metal: box(20, 24, 6, 16) + box(70, 24, 6, 16),
    lines: circle(48, 32, 16) + circle(48, 32, 9),
  },
  sma: { body: box(28, 18, 40, 28), metal: box(18, 25, 10, 14) + box(68, 25, 10, 14), lines: 'M36 18v28' },
  sot23: {
    body: box(30, 22, 36, 20),
    metal: box(44, 10, 8, 12) + box(34, 42, 8, 12) + box(54, 42, 8, 12),
    lines: 'M30 27h36',
  },
  sot223: {
    body: box(26, 20, 44, 26),
    metal: box(36, 8, 24, 12) + repeat(3, (index) => box(32 + 13 * index, 46, 6, 12)),
    lines: 'M26 26h44',
  },
  to92: {
    body: 'M32 36V20a16 12 0 0 1 32 0v16z',
    metal: repeat(3, (index) => box(36.5 + 10 * index, 36, 3, 22)),
    lines: 'M38 22h20M38 27h14',
  },
  to220: {
    body: box(30, 22, 36, 20),
    metal: `M30 22V6h36v16z${repeat(3, (index) => box(35 + 11.5 * index, 42, 3, 18))}`,
    lines: circle(48, 14, 4),
  },
  soic: {
    body: box(24, 18, 48, 28),
    metal: repeat(4, (index) => box(29 + 11 * index, 10, 5, 8) + box(29 + 11 * index, 46, 5, 8)),
    lines: `M24 28a4 4 0 0 1 0 8${circle(32, 40, 2)}`,
  },
  optocoupler: {
    body: box(24, 14, 48, 36),
    metal: repeat(2, (index) => box(33 + 25 * index, 6, 5, 8) + box(33 + 25 * index, 50, 5, 8)),
    lines: 'M32 24v16l12-8zM44 24v16M50 30h10M50 36h10M57 27l4 3-4 3M57 33l4 3-4 3',
  },
  dongle: {
    body: box(28, 18, 48, 28),
    metal: box(10, 24, 18, 16) + repeat(3, (index) => box(76, 23 + 7.5 * index, 10, 3)),
    lines: `${box(15, 28, 4, 3)}${box(15, 34, 4, 3)}${box(38, 25, 14, 14)}M60 26h8M60 32h8`,
  },
  qfp: {
    body: box(30, 14, 36, 36),
    metal: repeat(
      5,
      (index) =>
        box(33.5 + 6.5 * index, 8, 3, 6) +
        box(33.5 + 6.5 * index, 50, 3, 6) +
        box(24, 17.5 + 6.5 * index, 6, 3) +
        box(66, 17.5 + 6.5 * index, 6, 3),
    ),
    lines: circle(36, 20, 2),
  },
  header: {
    body: box(12, 26, 72, 12),
    metal: repeat(6, (index) => box(16.5 + 12 * index, 8, 3, 18) + box(16.5 + 12 * index, 38, 3, 14)),
    lines: repeat(5, (index) => `M${24 + 12 * index} 26v12`),
  },
  terminal: {
    body: box(18, 14, 60, 34),
    metal: box(31, 48, 4, 10) + box(61, 48, 4, 10),
    lines: `M48 14v34${circle(33, 29, 9)}${circle(63, 29, 9)}M27 35l12-12M57 35l12-12`,
  },
  plug: {
    body: box(22, 22, 52, 22),
    metal: repeat(4, (index) => box(28.5 + 12 * index, 44, 3, 12)),
    lines: `M22 30h52${repeat(4, (index) => `M${30 + 12 * index} 22V6`)}`,
  },
  pair: {
    body: box(14, 20, 30, 24) + box(54, 20, 28, 24),
    metal: box(44, 25, 10, 4) + box(44, 35, 10, 4),
    lines: 'M2 27h12M2 37h12M82 27h12M82 37h12M22 20v24M74 20v24',
  },
  relay: {
    body: box(20, 10, 56, 38),
    metal: box(26, 48, 4, 10) + box(46, 48, 4, 10) + box(66, 48, 4, 10),
    lines: `${box(28, 20, 12, 18)}M28 34l12-10M46 36h6l14-12M66 36h4`,
  },
  button: {
    body: box(28, 12, 40, 40),
    metal: box(18, 18, 10, 5) + box(18, 41, 10, 5) + box(68, 18, 10, 5) + box(68, 41, 10, 5),
    lines: circle(48, 32, 12),
  },
  rocker: {
    body: box(22, 12, 52, 34),
    metal: box(32, 46, 5, 12) + box(59, 46, 5, 12),
    lines: `${box(27, 17, 42, 24)}M48 17v24M37 25v8${circle(58, 29, 4)}`,
  },
  motor: { body: box(12, 14, 46, 36) + box(58, 22, 8, 20), metal: box(66, 29, 22, 6), lines: 'M20 14v36M50 14v36' },
  board: {
    body: box(12, 10, 72, 44),
    metal: `${repeat(7, (index) => box(23 + 8 * index, 13, 3, 3) + box(23 + 8 * index, 48, 3, 3))}${box(7, 25, 14, 14)}`,
    lines: `${box(40, 22, 20, 20)}${box(68, 26, 8, 12)}`,
  },
  module: {
    body: box(24, 6, 48, 52),
    metal: repeat(5, (index) => box(21, 25 + 6.5 * index, 6, 3) + box(69, 25 + 6.5 * index, 6, 3)),
    lines: `M31 18v-7h7v7h7v-7h7v7h7v-7h6${box(32, 25, 32, 27)}`,
  },
  box: { body: 'M14 24l34-14 34 14v18L48 56 14 42z', lines: 'M14 24l34 14 34-14M48 38v18M14 29l34 14 34-14' },
  din: {
    body: box(26, 6, 44, 52),
    metal: repeat(4, (index) => circle(32.5 + 10.3 * index, 12, 2.5) + circle(32.5 + 10.3 * index, 52, 2.5)),
    lines: `M26 18h44M26 46h44${box(36, 24, 24, 10)}M36 40h8`,
  },
  instrument: {
    body: box(30, 3, 36, 58),
    metal: circle(40, 55, 2.5) + circle(56, 55, 2.5),
    lines: `${box(35, 8, 26, 13)}${circle(48, 37, 10)}M48 37v-8M41 14.5h8M52 14.5h4`,
  },
  led: {
    body: 'M34 40V22a14 14 0 0 1 28 0v18zM31 40h34v5H31z',
    metal: box(40, 45, 3, 16) + box(53, 45, 3, 11),
    lines: 'M70 18l8-8M78 16v-6h-6M73 28l8-8M81 26v-6h-6',
  },
  cylinder: {
    body: box(20, 22, 44, 20),
    metal: box(64, 24, 10, 16),
    lines: 'M4 32h16M28 22v20M34 22v20M40 22v20M46 22v20M52 22v20',
  },
  card: {
    body: 'M32 6h24l8 8v44H32z',
    metal: repeat(5, (index) => box(35.5 + 5 * index, 14, 2.5, 10)),
    lines: 'M38 34h20M38 40h12',
  },
  heatsink: { body: `${repeat(7, (index) => box(17 + 10 * index, 10, 3, 34))}${box(14, 44, 69, 10)}` },
  fan: {
    body: box(22, 6, 52, 52),
    lines: `${circle(48, 32, 22)}${circle(48, 32, 7)}M48 25c0-8 6-12 12-10M55 32c8 0 12 6 10 12M48 39c0 8-6 12-12 10M41 32c-8 0-12-6-10-12`,
    metal: circle(27, 11, 2) + circle(69, 11, 2) + circle(27, 53, 2) + circle(69, 53, 2),
  },
  sheet: { body: 'M10 32l38-16 38 16-38 16z', lines: 'M10 32v5l38 16 38-16v-5' },
  bottle: { body: 'M34 60V26l7-9h14l7 9v34z', lines: `${box(41, 5, 14, 12)}${box(34, 34, 28, 15)}` },
  spool: { body: circle(48, 32, 26), metal: circle(48, 32, 18), lines: `${circle(48, 32, 8)}` },
  iron: { body: 'M46 26h34v12H46z', metal: 'M14 32l8-3h24v6H22z', lines: 'M52 26v12M58 26v12M80 32h14' },
  bag: { body: box(26, 6, 44, 52), lines: 'M26 14h44M26 17h44M48 25l13 22H35z' },
  strap: {
    body: circle(30, 32, 22),
    metal: box(50, 27, 8, 10),
    lines: `${circle(30, 32, 17)}M58 32h4l3-6 4 12 4-12 4 12 3-6h10`,
  },
  cable: {
    body: '',
    metal: 'M4 46h8v4H4zM4 36h8v4H4zM84 14h8v4h-8zM84 24h8v4h-8z',
    lines: 'M12 48c36 0 24-32 72-32M12 38c24 0 40-12 72-12',
  },
} as const satisfies Record<string, Picture>;

/** The kinds of part with a drawing. */
export type PartPicture = keyof typeof partPictures;
