import type { InputFile } from '@pcb/gerber/reading';

const encoder = new TextEncoder();

/** A file of a data set from its text. */
export const file = (name: string, text: string): InputFile => ({ name, bytes: encoder.encode(text) });

/** The number format of a file. */
export interface Notation {
  unit: 'mm' | 'inch';
  digits: readonly [number, number];
  omits: 'leading' | 'trailing' | 'nothing';
}

export const metric: Notation = { unit: 'mm', digits: [4, 6], omits: 'leading' };

const perUnit = { mm: 1, inch: 25.4 } as const;

/** A coordinate in millimetres in the format of a file. */
function coordinate(value: number, { unit, digits, omits }: Notation): string {
  const [integers, decimals] = digits;
  const number = Math.round((Math.abs(value) / perUnit[unit]) * 10 ** decimals);
  const full = String(number).padStart(integers + decimals, '0');
  const sign = value < 0 && number !== 0 ? '-' : '';
  if (omits === 'leading') return `${sign}${number}`;
  return `${sign}${omits === 'trailing' ? full.replace(/0+$/, '') || '0' : full}`;
}

const size = (value: number, { unit }: Notation) => (value / perUnit[unit]).toFixed(8);

/** A board: pads and holes as x, y and diameter, tracks as two ends and a width. */
export interface Board {
  outline: readonly (readonly [number, number])[];
  pads: readonly (readonly [number, number, number])[];
  tracks: readonly (readonly [number, number, number, number, number])[];
  holes: readonly (readonly [number, number, number])[];
}

const header = (notation: Notation, attribute: string) => {
  const digits = notation.digits.join('');
  const omission = notation.omits === 'trailing' ? 'T' : 'L';
  return `%FS${omission}AX${digits}Y${digits}*%\n%MO${notation.unit === 'mm' ? 'MM' : 'IN'}*%\n%TF.FileFunction,${attribute}*%\n`;
};

/** The Gerber file of lines, each with its width, and of flashes. */
export function gerber(
  { tracks, pads }: Pick<Board, 'tracks' | 'pads'>,
  attribute: string,
  notation: Notation = metric,
): string {
  const diameters = [...new Set([...tracks.map((track) => track[4]), ...pads.map((pad) => pad[2])])];
  const at = (x: number, y: number) => `X${coordinate(x, notation)}Y${coordinate(y, notation)}`;
  const select = (diameter: number) => `D${10 + diameters.indexOf(diameter)}*\n`;
  return [
    header(notation, attribute),
    ...diameters.map((diameter, index) => `%ADD${10 + index}C,${size(diameter, notation)}*%\n`),
    'G01*\n',
    ...tracks.map(([x1, y1, x2, y2, width]) => `${select(width)}${at(x1, y1)}D02*\n${at(x2, y2)}D01*\n`),
    ...pads.map(([x, y, diameter]) => `${select(diameter)}${at(x, y)}D03*\n`),
    'M02*\n',
  ].join('');
}

/** A layer by its commands, in micrometres, with circles of 0.2 mm (D10) and 1 mm (D11), and squares of 1 mm (D12). */
export const plotFile = (name: string, attribute: string, commands: string): InputFile =>
  file(
    name,
    `%TF.FileFunction,${attribute}*%%FSLAX33Y33*%%MOMM*%%ADD10C,0.2*%%ADD11C,1*%%ADD12R,1X1*%G01*${commands}M02*`,
  );

/** The outline as lines without a width. */
export const outlineTracks = (outline: Board['outline'], width = 0.1) =>
  outline.map(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [0, 0];
    return [x, y, nextX, nextY, width] as const;
  });

/** An Excellon file. */
export const rectangle = (x: number, y: number, width: number, height: number) =>
  outlineTracks([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

export function excellon(holes: Board['holes'], notation: Notation = { ...metric, digits: [3, 3] }): string {
  const diameters = [...new Set(holes.map((hole) => hole[2]))];
  const zeros = { leading: 'TZ', trailing: 'LZ', nothing: 'TZ' }[notation.omits];
  const digits = notation.digits.map((count) => '0'.repeat(count)).join('.');
  return [
    `M48\n;TYPE=PLATED\n${notation.unit === 'mm' ? 'METRIC' : 'INCH'},${zeros},${digits}\n`,
    ...diameters.map((diameter, index) => `T${index + 1}C${size(diameter, notation)}\n`),
    '%\n',
    ...diameters.flatMap((diameter, index) => [
      `T${index + 1}\n`,
      ...holes
        .filter((hole) => hole[2] === diameter)
        .map(([x, y]) => `X${coordinate(x, notation)}Y${coordinate(y, notation)}\n`),
    ]),
    'M30\n',
  ].join('');
}

/** The files of a board with copper on two sides. */
export const boardFiles = (board: Board, notation: Notation = metric, drill?: Notation): InputFile[] => [
  file('board-F_Cu.gbr', gerber(board, 'Copper,L1,Top', notation)),
  file('board-B_Cu.gbr', gerber({ tracks: [], pads: board.pads }, 'Copper,L2,Bot', notation)),
  file('board-Edge_Cuts.gbr', gerber({ tracks: outlineTracks(board.outline), pads: [] }, 'Profile,NP', notation)),
  file('board-PTH.drl', excellon(board.holes, drill)),
];

/** A board of 30 mm by 20 mm with two pads, a track between them and a second track 0.2 mm from it. */
export const smallBoard: Board = {
  outline: [
    [0, 0],
    [30, 0],
    [30, 20],
    [0, 20],
  ],
  pads: [
    [5, 10, 1.6],
    [25, 10, 1.6],
    [5, 5, 1.2],
    [25, 5, 1.2],
  ],
  tracks: [
    [5, 10, 25, 10, 0.25],
    [5, 5, 8, 9.55, 0.25],
    [8, 9.55, 22, 9.55, 0.25],
    [22, 9.55, 25, 5, 0.25],
  ],
  holes: [
    [5, 10, 0.8],
    [25, 10, 0.8],
    [5, 5, 0.6],
    [25, 5, 0.6],
  ],
};
