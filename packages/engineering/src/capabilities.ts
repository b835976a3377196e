import { ounceToMm } from './lengths.ts';

/** The source of a figure. The content files have the text for each source. */
export type CapabilitySource =
  | 'capabilitySheet'
  | 'orderForm'
  | 'eurocircuits'
  | 'pcbCart'
  | 'aisler'
  | 'multiCircuitBoards'
  /** King Credie and Bester PCBA. */
  | 'halfHoleMakers'
  /** WAi, board design best practices. */
  | 'wai'
  | 'jlcpcb'
  | 'seeed'
  /** IPC-SMEMA-3.1, fiducial marks. */
  | 'smema31'
  /** Our own rule; it is not in any standard. */
  | 'processRule'
  | 'ipcT50';

/** `ratio` has no unit: 8 means 8:1. */
export type CapabilityUnit = 'mm' | 'mil' | 'oz' | 'ratio' | 'layers' | '°' | '°C' | 'working days';

/** One figure of our production. */
export interface Capability<Value = number> {
  value: Value;
  /** The figure with the decimals of its source and without its unit: '0.30', '430 × 385', '0.10–0.15'. */
  text: string;
  unit: CapabilityUnit;
  source: CapabilitySource;
}

/** In mm. */
export interface Size {
  width: number;
  height: number;
}

const single = (text: string, unit: CapabilityUnit, source: CapabilitySource = 'capabilitySheet'): Capability => ({
  value: Number(text),
  text,
  unit,
  source,
});

const mm = (text: string, source?: CapabilitySource) => single(text, 'mm', source);

const size = (width: number, height: number): Capability<Size> => ({
  value: { width, height },
  text: `${width} × ${height}`,
  unit: 'mm',
  source: 'capabilitySheet',
});

const range = (
  low: string,
  high: string,
  unit: CapabilityUnit,
  source: CapabilitySource = 'capabilitySheet',
): Capability<readonly [low: number, high: number]> => ({
  value: [Number(low), Number(high)],
  text: `${low}–${high}`,
  unit,
  source,
});

/** Every figure of our production, with unit and source. Track and spacing are in `trackCapabilities`. */
export const capabilities = {
  board: {
    maxLayers: single('24', 'layers'),
    minThickness: mm('1.20'),
    minFinishedThickness: mm('0.20'),
    /** The default of the order form. */
    usualThickness: mm('1.6', 'orderForm'),
    /** The maximum deviation of a milled outline from its nominal position. */
    outlineTolerance: mm('0.13'),
  },
  /** The maximum, in either orientation. */
  boardSize: {
    fr4: size(430, 385),
    fr4Multilayer: size(430, 370),
    rogers: size(435, 275),
    iteq: size(430, 385),
    mcpcb: size(430, 385),
  },
  /** Base copper, before plating. `outerCopperWeights` has the finished copper. */
  copper: {
    inner: single('0.5', 'oz'),
    maxOuter: single('5', 'oz'),
    maxPower: single('3', 'oz'),
    maxSignal: single('2', 'oz'),
    min: single('0.5', 'oz'),
  },
  /** The minimum track, which is also the minimum spacing. */
  track: {
    standard: single('4', 'mil'),
    hdiOuter: single('3', 'mil'),
    hdiInner: single('2.5', 'mil'),
  },
  drill: {
    /** Drill diameters. `holeSizes.ts` converts the sizes in a drill file. */
    mechanical: mm('0.30'),
    laser: mm('0.20'),
    /** How much wider the drill of a plated hole is than the finished hole, for copper and surface finish. */
    platingAllowance: mm('0.10', 'eurocircuits'),
    /** The largest finished size of a via. A via may end up smaller than in the file, by at most the allowance. */
    maxVia: mm('0.45', 'eurocircuits'),
    /** The minimum distance between the edges of two drills. */
    minSpacing: mm('0.25', 'aisler'),
    /** The minimum finished width of milled slots. */
    minPlatedSlot: mm('0.60', 'multiCircuitBoards'),
    minUnplatedSlot: mm('0.80', 'multiCircuitBoards'),
    /** The minimum finished size of castellated holes. */
    minHalfHole: mm('0.60', 'halfHoleMakers'),
    /** The minimum distance between centres, so that mask fits between them. */
    minHalfHolePitch: mm('1.15', 'halfHoleMakers'),
    /** The minimum width of the copper outside the drill, on every layer. */
    minAnnularRing: single('5', 'mil', 'processRule'),
    /** The maximum of depth ÷ diameter of a mechanically drilled, plated hole. */
    aspectRatio: single('8', 'ratio'),
    /** The maximum of depth ÷ diameter of a laser via, which is blind and passes through one dielectric. */
    laserAspectRatio: single('1', 'ratio', 'ipcT50'),
  },
  panel: {
    /** The panel on which every order is made. */
    working: size(450, 610),
    /** The part of the working panel that can hold boards. */
    usable: size(430, 585),
    border: mm('5'),
    toolingHole: mm('3'),
    tabWidth: mm('1.6'),
    /** The length of edge per tab. */
    tabPitch: mm('40'),
    /** The material that the cutter removes between two boards. A V-cut removes none. */
    millingGap: mm('2', 'eurocircuits'),
    /** The minimum of both sides. */
    minVCutPanel: mm('100', 'pcbCart'),
    fiducial: mm('1', 'wai'),
    fiducialOpening: mm('3', 'wai'),
    /** Held by the conveyor of an assembly line, so keep fiducials and their mask openings out of it. */
    conveyorEdge: mm('4.75', 'smema31'),
    breakawayHole: range('0.3', '1.0', 'mm', 'pcbCart'),
    /** The material left between two breakaway holes. */
    minBreakawayWeb: mm('0.25', 'pcbCart'),
  },
  /** The minimum distance from copper to the edge of the board. */
  edge: {
    milledOuter: mm('0.25', 'eurocircuits'),
    milledInner: mm('0.40', 'eurocircuits'),
    /** It also applies to holes. */
    vCut: mm('0.45', 'eurocircuits'),
  },
  vCut: {
    /** The material left between the two grooves. */
    web: mm('0.30', 'multiCircuitBoards'),
    /** The angle of each groove. */
    angle: single('30', '°', 'multiCircuitBoards'),
    /** The thinnest board that is scored on both sides. */
    minThickness: mm('1.0', 'multiCircuitBoards'),
  },
  mask: {
    /** The distance from the edge of a pad to the edge of its opening. */
    clearance: mm('0.05', 'multiCircuitBoards'),
    /** The minimum mask between two openings, by colour. */
    damGreen: mm('0.10', 'seeed'),
    damColoured: mm('0.12', 'seeed'),
    damBlackOrWhite: mm('0.15', 'seeed'),
  },
  /** The minimum values for printed text. */
  legend: {
    lineWidth: mm('0.15', 'jlcpcb'),
    height: mm('1.0', 'jlcpcb'),
  },
  stencil: {
    foil: range('0.10', '0.15', 'mm'),
    maxSize: size(400, 500),
  },
  tg: {
    standard: range('130', '140', '°C'),
    mid: single('150', '°C'),
    /** The minimum of a high-Tg laminate. */
    high: single('170', '°C'),
    flexHigh: single('230', '°C', 'orderForm'),
  },
  leadTime: {
    /** The time that pre-production engineering adds. */
    preProduction: range('0.5', '1', 'working days'),
    minimum: single('3', 'working days'),
  },
} as const satisfies Record<string, Record<string, Capability<unknown>>>;

/** The outer copper of a board with plated holes, in µm. */
export interface OuterCopperWeight {
  /** Base copper in ounces per square foot, as ordered. */
  ounces: number;
  /** The base foil, which is also the finished copper on unplated layers: inner layers and one-layer boards. */
  base: number;
  /** A typical value: the foil plus 20 to 25 µm of plating, minus 2 to 3 µm that cleaning removes. */
  finished: number;
  /** The minimum by class: IPC-6012, external conductors after plating. */
  minFinished: Readonly<Record<'2' | '3', number>>;
  /** The minimum of the same foil on an inner layer, unplated: IPC-6012, internal layers after processing. */
  minInner: number;
}

const outerCopperWeight = (
  ounces: number,
  finished: number,
  [class2, class3]: readonly [number, number],
  minInner: number,
): OuterCopperWeight => ({
  ounces,
  base: Number((ounceToMm(ounces) * 1000).toFixed(1)),
  finished,
  minFinished: { '2': class2, '3': class3 },
  minInner,
});

/** The outer copper of our order form, lightest first. */
export const outerCopperWeights: readonly [OuterCopperWeight, ...OuterCopperWeight[]] = [
  outerCopperWeight(0.5, 35, [33.4, 38.4], 11.4),
  outerCopperWeight(1, 55, [47.9, 52.9], 24.9),
  outerCopperWeight(2, 90, [78.7, 83.7], 55.7),
];

/** Returns the outer copper for a base weight in ounces, or `undefined` if the order form does not offer it. */
export const outerCopperOf = (ounces: number): OuterCopperWeight | undefined =>
  outerCopperWeights.find((weight) => weight.ounces === ounces);

export type TrackPosition = 'outer' | 'inner';

/** The minimum track and spacing for one copper weight. */
export interface TrackCapability {
  id: 'half-outer' | 'half-inner' | 'one' | 'two';
  /** Base copper in ounces per square foot. */
  copper: number;
  positions: readonly TrackPosition[];
  track: Capability;
  spacing: Capability;
}

/** Our minimum track and spacing, lightest copper first. */
export const trackCapabilities: readonly TrackCapability[] = [
  { id: 'half-outer', copper: 0.5, positions: ['outer'], track: mm('0.09'), spacing: mm('0.09') },
  { id: 'half-inner', copper: 0.5, positions: ['inner'], track: mm('0.125'), spacing: mm('0.125') },
  { id: 'one', copper: 1, positions: ['outer', 'inner'], track: mm('0.15'), spacing: mm('0.15') },
  { id: 'two', copper: 2, positions: ['outer', 'inner'], track: mm('0.175'), spacing: mm('0.20') },
];

/** Returns the row for a copper weight in ounces, or `undefined` if the capability sheet does not list it. */
export const trackCapability = (copper: number, position: TrackPosition): TrackCapability | undefined =>
  trackCapabilities.find((row) => row.copper === copper && row.positions.includes(position));

/** Returns our minimum track in mm for a copper weight in ounces, or `undefined` if the sheet does not list it. */
export const minTrack = (copper: number, position: TrackPosition): number | undefined =>
  trackCapability(copper, position)?.track.value;
