import { circlePath as circle, rectPath as box, repeat } from '../pen/path.ts';

/** Path data in a 96 × 64 view box. */
interface Sketch {
  body: string;
  metal?: string;
  lines?: string;
}

/** Tools and supplies, which have neither a package nor pins. */
export const sketches = {
  dongle: {
    body: box(28, 18, 52, 28),
    metal: box(10, 24, 18, 16),
    lines: `${box(15, 28, 4, 3)}${box(15, 34, 4, 3)}`,
  },
  motor: { body: box(12, 14, 46, 36) + box(58, 22, 8, 20), metal: box(66, 29, 22, 6), lines: 'M20 14v36M50 14v36' },
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
  cylinder: {
    body: box(20, 22, 44, 20),
    metal: box(64, 24, 10, 16),
    lines: 'M4 32h16M28 22v20M34 22v20M40 22v20M46 22v20M52 22v20',
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
  analyser: {
    body: box(16, 14, 64, 36),
    metal: box(10, 26, 8, 12) + repeat(5, (index) => box(74, 19 + 6 * index, 12, 2)),
    lines: `${box(26, 22, 40, 20)}M32 34v-6h7v6h7v-6h7v6h7`,
  },
  choke: {
    body: circle(48, 30, 21),
    metal: 'M36 50v10M42 53v7M54 53v7M60 50v10',
    lines: `${circle(48, 30, 10)}M27 30h11M28 23l10 3M28 37l10-3M33 15l7 8M33 45l7-8M58 30h11M58 26l10-3M58 34l10 3M56 23l7-8M56 37l7 8`,
  },
  limitSwitch: {
    body: box(18, 26, 60, 24),
    metal: box(26, 50, 3, 9) + box(47, 50, 3, 9) + box(68, 50, 3, 9),
    lines: `M24 26l36-13${circle(65, 11, 5)}${circle(29, 38, 3)}${circle(67, 38, 3)}`,
  },
  lamp: {
    body: 'M38 10h20l8 12v6H30v-6z' + box(36, 32, 24, 16),
    metal: box(30, 28, 36, 4) + box(41, 48, 3, 9) + box(52, 48, 3, 9),
    lines: 'M36 36h24M36 40h24M36 44h24M34 22h28',
  },
  calliper: {
    body: box(14, 22, 74, 7) + 'M14 22V8l5 14zM14 29h9v8l-9 19z',
    metal: box(34, 17, 26, 19),
    lines: `${box(39, 20, 16, 7)}M34 36v20l9-19M64 26h2M70 26h2M76 26h2M82 26h2`,
  },
  pad: {
    body: box(12, 8, 28, 48) + circle(68, 32, 14),
    lines: `${circle(26, 20, 6)}${circle(68, 32, 7)}`,
  },
  pen: { body: 'M22 26h46v12H22z', metal: 'M68 27l12 3v4l-12 3z', lines: 'M28 26v12M60 26v12M80 32h6' },
  tip: { body: box(14, 24, 34, 16), metal: 'M48 26h12l24 6-24 6H48z', lines: 'M20 24v16M26 24v16' },
  brush: {
    body: 'M10 28h42v8H10z',
    metal: box(52, 24, 10, 16),
    lines: `${repeat(6, (index) => `M62 ${26 + index * 2.4}h20`)}${circle(16, 32, 1.5)}`,
  },
  heelStrap: {
    body: 'M20 40c0-14 12-24 28-24s28 10 28 24v8H64v-6c0-9-7-15-16-15s-16 6-16 15v6H20z',
    metal: box(18, 48, 16, 6) + box(62, 48, 16, 6),
    lines: 'M48 16v11M26 27l8 7M70 27l-8 7',
  },
  spring: {
    body: '',
    lines: 'M6 32h12l3-12 6 24 6-24 6 24 6-24 6 24 6-24 6 24 6-24 6 24 3-12h9',
  },
} as const satisfies Record<string, Sketch>;
