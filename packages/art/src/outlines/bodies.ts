import type { PlanOutline } from '../private/outlines/outline.ts';
import { dipRows, inch, plan } from '../private/outlines/plan.ts';

/** Songle, data sheet of the SRD: five pins; the coil pins and the contact pins are each 12 mm apart. */
export const srdRelay = plan(19.1, 15.5, [
  { x: 1.4, y: 7.75, count: 1 },
  { x: 3.35, y: 1.75, count: 2, step: [0, 12] },
  { x: 15.6, y: 1.75, count: 2, step: [0, 12] },
]);

const g5vColumn = { count: 2, step: [0, -7.62] } as const;
/** Omron, data sheet of the G5V-2: the pins 1, 4, 6, 8, 9, 11, 13 and 16 of a DIP-16. */
export const g5vRelay = plan(
  20.5,
  10.1,
  [0, 3, 5, 7].map((column) => ({ x: 1.36 + column * inch, y: 8.86, ...g5vColumn })),
);

/** Contacts at the four corners, 6.5 × 4.5 mm apart. */
export const tactile6 = plan(
  6,
  6,
  [
    { x: -0.25, y: 0.75, count: 2, step: [0, 4.5] },
    { x: 6.25, y: 0.75, count: 2, step: [0, 4.5] },
  ],
  [{ x: 3, y: 3, width: 3.5 }],
);
/** Contacts at the four corners, 12.5 × 5 mm apart. */
export const tactile12 = plan(
  12,
  12,
  [
    { x: -0.25, y: 3.5, count: 2, step: [0, 5] },
    { x: 12.25, y: 3.5, count: 2, step: [0, 5] },
  ],
  [{ x: 6, y: 6, width: 7 }],
);
/** Four sliders over eight pins, in rows 7.62 mm apart. */
export const dipSwitch4 = plan(
  11.7,
  9.9,
  dipRows(11.7, 9.9, 4, 7.62),
  [-1.5, -0.5, 0.5, 1.5].map((column) => ({ x: 5.85 - 0.65 + column * inch, y: 3.2, width: 1.3, height: 3.5 })),
);
export const rockerPanel = plan(
  21,
  15,
  [],
  [
    { x: 1.5, y: 1.5, width: 9, height: 12 },
    { x: 10.5, y: 1.5, width: 9, height: 12 },
  ],
);

export const nema17 = plan(
  42.3,
  42.3,
  [],
  [
    { x: 21.15, y: 21.15, width: 22 },
    { x: 21.15, y: 21.15, width: 5 },
    ...[5.65, 36.65].flatMap((x) => [5.65, 36.65].map((y) => ({ x, y, width: 3 }))),
  ],
);
/** A can of 28 mm with its shaft 8 mm off the centre. */
export const stepper28: PlanOutline = {
  ...plan(
    28,
    28,
    [],
    [
      { x: 14, y: 6, width: 9 },
      { x: 14, y: 6, width: 5 },
    ],
  ),
  isRound: true,
};
const servo = (length: number, width: number, ears: number, shaft: number) =>
  plan(
    length,
    width,
    [],
    [
      { x: (length - ears) / 2, y: 0, width: (ears - length) / 2, height: width },
      { x: length, y: 0, width: (ears - length) / 2, height: width },
      { x: width / 2, y: width / 2, width: shaft },
    ],
  );
export const servoMicro = servo(22.8, 12.2, 32.2, 4.6);
export const servoStandard = servo(40.7, 19.7, 54, 6);

/** An LED on a star-shaped aluminium board of 20 mm. */
export const ledStar: PlanOutline = {
  ...plan(
    20,
    20,
    [],
    [
      { x: 10, y: 10, width: 8 },
      { x: 10, y: 10, width: 5.5 },
    ],
  ),
  isRound: true,
};
