import { readDataSet } from '@pcb/gerber/readDataSet';
import type { InputFile, ReadDataSet } from '@pcb/gerber/reading';
import { drills, framed, GerberFile, hole, type Point, type Rectangle } from './gerberFile.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const connector = range(8).map((pin): Point => [14 + 2.54 * pin, 5]);
const vias: readonly Point[] = [
  [30, 30],
  [34, 30],
  [38, 18],
  [42, 18],
  [12, 32],
];
const mountingHoles: readonly Point[] = [
  [4, 4],
  [4, 36],
  [55, 35],
];
const chip: Point = [24, 20];
const chipPads = {
  upright: range(16).map((pin): Point => [chip[0] - 4.445 + 1.27 * (pin % 8), chip[1] + (pin < 8 ? -6.5 : 6.5)]),
  lying: range(16).map((pin): Point => [chip[0] + (pin < 8 ? -6.5 : 6.5), chip[1] - 4.445 + 1.27 * (pin % 8)]),
};
const chipPins = { upright: [0.7, 1.8], lying: [1.8, 0.7] } as const;
const resistors = range(6).flatMap((row): Point[] => [
  [44, 18 + 2.5 * row],
  [46, 18 + 2.5 * row],
]);
const resistorPad = [1.1, 1.4] as const;
const slot: readonly Point[] = [
  [6, 19],
  [6, 21],
];
const cutout: Rectangle = [44, 5, 53, 11];
const fullPour: Rectangle = [1, 1, 59, 39];
/** The part of the pour that would extend beyond the rounded corner. */
const roundedCorner: Rectangle = [55, 35, 60, 40];

const topCopper = new GerberFile()
  .area([10, 28, 42, 38])
  .polarity('clear')
  .pads(1.6, vias)
  .area([20, 33, 26, 34])
  .polarity('dark')
  .pads(chipPins.upright, chipPads.upright)
  .pads(chipPins.lying, chipPads.lying)
  .pads(resistorPad, resistors)
  .pads(1.8, connector)
  .pads(0.9, vias)
  .lines(1.8, slot)
  .lines(
    0.25,
    ...range(8).map((pin): Point[] => {
      const [x = 0] = chipPads.upright[pin] ?? [];
      const [pinX = 0, pinY = 0] = connector[pin] ?? [];
      return [
        [pinX, pinY],
        [pinX, 8 + Math.abs(pin - 3.5) * 0.4],
        [x, 11],
        [x, 13.5],
      ];
    }),
    ...range(6).map((pin): Point[] => {
      const [, y = 0] = chipPads.lying[9 + pin] ?? [];
      const resistorY = 18 + 2.5 * pin;
      return [
        [30.5, y],
        [33 + pin * 0.8, y],
        [36 + pin * 0.8, resistorY],
        [44, resistorY],
      ];
    }),
  )
  .lines(0.6, [
    [6, 21],
    [6, 30],
    [10, 34],
  ]);

const bottomCopper = new GerberFile()
  .area(fullPour)
  .polarity('clear')
  .area([43, 4, 54, 12])
  .area(roundedCorner)
  .pads(2.6, connector.slice(1))
  .pads(1.6, vias)
  .pads(4.4, mountingHoles)
  .lines(2.6, slot)
  .lines(0.9, vias.slice(0, 3))
  .polarity('dark')
  .pads(1.8, connector)
  .pads(0.9, vias)
  .lines(1.8, slot)
  .lines(0.3, vias.slice(0, 3));

const innerCopper = (connected: number) =>
  new GerberFile()
    .area(fullPour)
    .polarity('clear')
    .area([43, 4, 54, 12])
    .area(roundedCorner)
    .pads(
      2.2,
      connector.filter((_, pin) => pin !== connected),
    )
    .pads(1.4, vias.slice(1))
    .pads(4.4, mountingHoles)
    .lines(2.2, slot)
    .polarity('dark')
    .pads(1.8, connector);

const [chipX, chipY] = chip;
const topLegend = new GerberFile()
  .lines(
    0.2,
    framed([chipX - 5.2, chipY - 5.2, chipX + 5.2, chipY + 5.2]),
    framed([12.5, 3.4, 33.3, 6.6]),
    ...range(6).map((row) => framed([42.9, 17 + 2.5 * row, 47.1, 19 + 2.5 * row])),
    // The letters A and Z.
    [
      [46, 33.5],
      [47.25, 37],
      [48.5, 33.5],
    ],
    [
      [46.5, 34.8],
      [48, 34.8],
    ],
    [
      [49.5, 37],
      [51.5, 37],
      [49.5, 33.5],
      [51.5, 33.5],
    ],
  )
  .pads(0.9, [[chipX - 4.2, chipY - 4.2]]);

const bottomLegend = new GerberFile().lines(0.3, framed([10, 12, 30, 20]), [
  [12, 14],
  [14, 18],
  [16, 14],
  [18, 18],
  [20, 14],
]);

/** Openings for the holes, with a margin of 0.1 mm. */
const maskOpenings = () => new GerberFile().pads(2, connector).pads(3.4, mountingHoles).lines(2, slot);
const topMask = maskOpenings()
  .pads([0.9, 2], chipPads.upright)
  .pads([2, 0.9], chipPads.lying)
  .pads([1.3, 1.6], resistors);
const topPaste = new GerberFile()
  .pads(chipPins.upright, chipPads.upright)
  .pads(chipPins.lying, chipPads.lying)
  .pads(resistorPad, resistors);

const outline = new GerberFile()
  .lines(0.1, [
    [54, 40],
    [0, 40],
    [0, 0],
    [60, 0],
    [60, 34],
  ])
  .corner(0.1, [60, 34], [54, 40], [54, 34])
  .lines(0.1, framed(cutout));

const texts: readonly (readonly [name: string, text: string])[] = [
  ['sample-F_Cu.gbr', topCopper.text('Copper,L1,Top')],
  ['sample-In1_Cu.gbr', innerCopper(0).text('Copper,L2,Inr')],
  ['sample-In2_Cu.gbr', innerCopper(7).text('Copper,L3,Inr')],
  ['sample-B_Cu.gbr', bottomCopper.text('Copper,L4,Bot')],
  ['sample-F_Mask.gbr', topMask.text('Soldermask,Top')],
  ['sample-B_Mask.gbr', maskOpenings().text('Soldermask,Bot')],
  ['sample-F_Silkscreen.gbr', topLegend.text('Legend,Top')],
  ['sample-B_Silkscreen.gbr', bottomLegend.text('Legend,Bot')],
  ['sample-F_Paste.gbr', topPaste.text('Paste,Top')],
  ['sample-Edge_Cuts.gbr', outline.text('Profile,NP')],
  [
    'sample-PTH.drl',
    drills('PLATED', [
      [0.4, vias.map(hole)],
      [1, [...connector.map(hole), slot.map(hole).join('G85')]],
    ]),
  ],
  ['sample-NPTH.drl', drills('NON_PLATED', [[3.2, mountingHoles.map(hole)]])],
];

const encoder = new TextEncoder();

/** The fabrication files of a board of 60 × 40 mm with 4 copper layers, a rounded corner and a cutout. */
export const sampleBoardFiles: readonly InputFile[] = texts.map(([name, text]) => ({
  name,
  bytes: encoder.encode(text),
}));

/** Reads the files. Throws if the reader refuses them. */
async function readBoard(files: readonly InputFile[]): Promise<ReadDataSet> {
  const reading = await readDataSet(files);
  if (reading.status !== 'read') throw new Error(`The sample is refused: ${reading.reason}`);
  return reading;
}

/** The reading of `sampleBoardFiles`. */
export const sampleBoard = await readBoard(sampleBoardFiles);

/** The same without the files whose names contain a text. */
export const sampleBoardWithout = async (part: string) =>
  readBoard(sampleBoardFiles.filter(({ name }) => !name.includes(part)));
