import type {
  AxialOutline,
  ChipOutline,
  DualOutline,
  HeaderOutline,
  MezzanineOutline,
  MouldedOutline,
  NeutralOutline,
  PartOutline,
  RadialOutline,
  ShroudOutline,
  SingleRowOutline,
  SketchOutline,
  SpliceOutline,
  TerminalOutline,
} from '../private/outlines/outline.ts';

/** Length, width and end cap in mm. IEC 60115-8 for the resistors; ceramics and LEDs of the same size differ by 0.1 mm. */
const chipSizes = {
  '0402': [1, 0.5, 0.25],
  '0603': [1.6, 0.8, 0.3],
  '0805': [2, 1.25, 0.4],
  '1206': [3.2, 1.6, 0.5],
  '2512': [6.35, 3.2, 0.6],
} as const;

export const chip = (size: keyof typeof chipSizes, top: ChipOutline['top'] = 'plain'): ChipOutline => {
  const [length, width, terminal] = chipSizes[size];
  return { kind: 'chip', pins: 2, length, width, terminal, top };
};

const moulded = (length: number, width: number, span: number, terminal: number): MouldedOutline => ({
  kind: 'moulded',
  pins: 2,
  length,
  width,
  span,
  terminal,
});

/** JEDEC DO-214. */
export const sma = moulded(4.3, 2.6, 5, 1.45);
export const smb = moulded(4.3, 3.6, 5.4, 2);
export const smc = moulded(6.9, 5.9, 7.9, 3);
/** EIA 3216-18. */
export const tantalumA = moulded(3.2, 1.6, 3.2, 1.2);

const dual = (
  pins: number,
  pitch: number,
  [length, width]: readonly [length: number, width: number],
  span: number,
  lead: number,
): DualOutline => ({ kind: 'dual', pins, pitch, length, width, span, lead });

/** JEDEC MS-012. */
export const so8 = dual(8, 1.27, [4.9, 3.9], 6, 0.42);
/** Winbond's 208 mil SOIC, EIAJ EDR-7320. */
export const soic8Wide = dual(8, 1.27, [5.23, 5.28], 7.9, 0.42);

/** Body and row spacing in mm. DIP-28 is the narrow version, DIP-32 the 600 mil version. */
const dipSizes = {
  4: [4.6, 6.5, 7.62],
  6: [8.6, 6.4, 7.62],
  8: [9.8, 6.35, 7.62],
  14: [19.3, 6.35, 7.62],
  16: [19.3, 6.35, 7.62],
  28: [34.7, 7.2, 7.62],
  32: [41.9, 13.8, 15.24],
} as const;

export const dip = (pins: keyof typeof dipSizes): DualOutline => {
  const [length, width, rows] = dipSizes[pins];
  // From above, a lead ends half a lead outside its row.
  return dual(pins, 2.54, [length, width], rows + 0.6, 1.5);
};

/** JEDEC TO-236. The pitch is the pitch of the two-pin row. */
export const sot23: PartOutline = {
  kind: 'sot',
  pins: 3,
  pitch: 1.9,
  length: 2.9,
  width: 1.3,
  span: 2.4,
  lead: 0.4,
  tab: 0.4,
};

/** JEDEC TO-261: three leads and the tab. */
export const sot223: PartOutline = {
  kind: 'sot',
  pins: 4,
  pitch: 2.3,
  length: 6.5,
  width: 3.5,
  span: 7,
  lead: 0.7,
  tab: 3,
};

/** JEDEC MS-026. */
export const lqfp48: PartOutline = {
  kind: 'quad',
  pins: 48,
  pitch: 0.5,
  length: 7,
  width: 7,
  span: 9,
  lead: 0.22,
};

export const led2835: PartOutline = {
  kind: 'led-package',
  pins: 2,
  pitch: 0,
  length: 3.5,
  width: 2.8,
  lens: 2.3,
};

/** Worldsemi, data sheet of the WS2812B. */
export const led5050: PartOutline = { kind: 'led-package', pins: 4, pitch: 3.2, length: 5, width: 5, lens: 4 };

export const led5mm: PartOutline = { kind: 'led', pins: 2, pitch: 2.54, length: 5, width: 8.6 };

export const powerInductor6: PartOutline = { kind: 'power-inductor', pins: 2, length: 6, width: 6 };

const axial = (length: number, width: number, marking: AxialOutline['marking']): AxialOutline => ({
  kind: 'axial',
  pins: 2,
  length,
  width,
  marking,
});

/** IEC size 0207. */
export const axialResistor = axial(6.3, 2.4, 'bands');
export const do35 = axial(3.9, 1.8, 'cathode');
export const do41 = axial(4.7, 2.4, 'cathode');

export const radial = (length: number, width: number, pitch: number, isPolarised: boolean): RadialOutline => ({
  kind: 'radial',
  pins: 2,
  pitch,
  length,
  width,
  isPolarised,
});

export const singleRow = (
  pins: number,
  pitch: number,
  [length, width]: readonly [length: number, width: number],
  face: SingleRowOutline['face'] = 'plain',
): SingleRowOutline => ({ kind: 'single-row', pins, pitch, length, width, face });

export const to92 = singleRow(3, 1.27, [4.6, 4.6], 'flat');
/** Vishay, data sheet of the TSOP382. */
export const minicast = singleRow(3, 2.54, [5, 6.95], 'lens');
/** Aosong, data sheet of the AM2302: four pins, one of them not connected. */
export const dht22 = singleRow(4, 2.54, [15.1, 25.1], 'grille');

/** JEDEC TO-220AB. */
export const to220: PartOutline = {
  kind: 'tab',
  pins: 3,
  pitch: 2.54,
  length: 10.2,
  width: 9.2,
  tab: 6.3,
  hole: 3.7,
};

export const header = (rows: number, columns: number, pitch: number): HeaderOutline => ({
  kind: 'header',
  pins: rows * columns,
  pitch,
  rows,
  height: pitch,
  above: 3 * pitch - 1.5,
});

export const socket = (rows: number, columns: number, pitch: number): HeaderOutline => ({
  ...header(rows, columns, pitch),
  height: 8.5,
  above: 0,
});

export const mezzanine = (
  half: MezzanineOutline['half'],
  pins: number,
  pitch: number,
  hasGuidePosts = false,
): MezzanineOutline => ({ kind: 'mezzanine', pins, pitch, half, hasGuidePosts });

/** SD Association, physical layer specification. */
export const microSd: PartOutline = { kind: 'card', pins: 8, pitch: 1.1, length: 11, width: 15 };

const shroud = (
  pins: number,
  pitch: number,
  [length, width]: readonly [length: number, width: number],
  isSurfaceMount = false,
): ShroudOutline => ({ kind: 'shroud', pins, pitch, length, width, isSurfaceMount });

/** JST's catalogue: a header is as long as its row plus a constant for the series. */
export const jstXh = (pins: number) => shroud(pins, 2.5, [2.5 * (pins - 1) + 4.9, 5.75]);
export const jstPh = (pins: number) => shroud(pins, 2, [2 * (pins - 1) + 3.9, 4.5]);
export const jstSh = (pins: number) => shroud(pins, 1, [pins - 1 + 3, 4.25], true);

export const terminal = (pins: number, pitch: number): TerminalOutline => ({
  kind: 'terminal',
  pins,
  pitch,
  height: 2 * pitch,
});

export const pair = (pins: number): PartOutline => ({ kind: 'pair', pins });

/** WAGO, data sheets of the series 221. */
export const splice = (pins: number, length: number): SpliceOutline => ({
  kind: 'splice',
  pins,
  length,
  width: 18.6,
});

export const wires = (conductors: number): PartOutline => ({ kind: 'wires', conductors });

export const box = (length: number, width: number, height: number): PartOutline => ({
  kind: 'box',
  length,
  width,
  height,
});

export const neutral = (length: number, width: number): NeutralOutline => ({ kind: 'neutral', length, width });

/** For a part of unknown shape and size. */
export const unknown: NeutralOutline = { kind: 'neutral' };

export const sketch = (of: SketchOutline['of']): SketchOutline => ({ kind: 'sketch', of });
