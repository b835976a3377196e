import { ounceToMm } from './lengths.ts';

/**
 * Every figure of our production, defined once with its unit and source. Tables, hints, calculators, FAQs and articles
 * read them from here; conversions to other units are computed (see `lengths.ts`).
 */

/** The source of a figure. The content files have the text for each. */
export type CapabilitySource =
  | 'capabilitySheet'
  | 'orderForm'
  /** Published design guidelines of Eurocircuits. */
  | 'eurocircuits'
  /** Published panel requirements of PCBCart. */
  | 'pcbCart'
  /** Published tolerances of AISLER. */
  | 'aisler'
  /** Published design rules of Multi Circuit Boards. */
  | 'multiCircuitBoards'
  /** The published limits of manufacturers of castellated holes: King Credie and Bester PCBA. */
  | 'halfHoleMakers'
  /** WAi, board design best practices. */
  | 'wai'
  /** IPC-SMEMA-3.1, fiducial mark standard. */
  | 'smema31'
  /** Our own process rule, which no standard sets. */
  | 'processRule'
  /** IPC-T-50, definition of a microvia. */
  | 'ipcT50';

/** The unit of a figure. `ratio` has no unit: 8 means 8:1. */
export type CapabilityUnit = 'mm' | 'mil' | 'oz' | 'ratio' | 'layers' | '°C' | 'working days';

/** One figure of our production. */
export interface Capability<Value = number> {
  /** The figure as a number, for calculations. */
  value: Value;
  /** The figure as text, without its unit and with the decimals of its source: '0.30', '430 × 385', '0.10–0.15'. */
  text: string;
  /** The unit of `value` and `text`. */
  unit: CapabilityUnit;
  /** The source of the figure. */
  source: CapabilitySource;
}

/** Width and height in mm. */
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

/** Every figure of our production. Track and spacing by copper weight are in `trackCapabilities`. */
export const capabilities = {
  board: {
    maxLayers: single('24', 'layers'),
    minThickness: mm('1.20'),
    minFinishedThickness: mm('0.20'),
    /** The thickness that the order form starts with. */
    usualThickness: mm('1.6', 'orderForm'),
    /** The maximum deviation of a milled outline from its nominal position. */
    outlineTolerance: mm('0.13'),
  },
  /** The maximum board size by material, in either orientation. */
  boardSize: {
    fr4: size(430, 385),
    fr4Multilayer: size(430, 370),
    rogers: size(435, 275),
    iteq: size(430, 385),
    mcpcb: size(430, 385),
  },
  /** Copper weights: the base copper, before plating. `outerCopperWeights` has what plating makes of it. */
  copper: {
    inner: single('0.5', 'oz'),
    maxOuter: single('5', 'oz'),
    maxPower: single('3', 'oz'),
    maxSignal: single('2', 'oz'),
    min: single('0.5', 'oz'),
  },
  /** The minimum track and spacing, which are equal. */
  trace: {
    standard: single('4', 'mil'),
    hdiOuter: single('3', 'mil'),
    hdiInner: single('2.5', 'mil'),
  },
  drill: {
    /** These limits are diameters of the drill. `holeSizes.ts` converts the sizes of a drill file. */
    mechanical: mm('0.30'),
    laser: mm('0.20'),
    /**
     * By how much the drill of a plated hole is wider than the finished hole, for the copper and the surface finish. The
     * drill of other holes has their finished size. Eurocircuits, production hole diameter.
     */
    platingAllowance: mm('0.10', 'eurocircuits'),
    /** The largest finished size of a via. A via may be finished smaller, by the allowance at most. */
    maxVia: mm('0.45', 'eurocircuits'),
    /** The minimum distance between the edges of two drills. */
    minSpacing: mm('0.25', 'aisler'),
    /** The minimum finished width of milled slots. */
    minPlatedSlot: mm('0.60', 'multiCircuitBoards'),
    minUnplatedSlot: mm('0.80', 'multiCircuitBoards'),
    /** The minimum finished size of castellated holes. */
    minHalfHole: mm('0.60', 'halfHoleMakers'),
    /** The minimum distance between the centres of two castellated holes, so that mask fits between them. */
    minHalfHolePitch: mm('1.15', 'halfHoleMakers'),
    /** The copper of a pad beyond its drill, on every layer: a pad is 10 mil wider than its drill. */
    minAnnularRing: single('5', 'mil', 'processRule'),
    /** Depth ÷ diameter of a plated hole that is drilled mechanically. */
    aspectRatio: single('8', 'ratio'),
    /** Depth ÷ diameter of a laser via, which is blind and passes through one dielectric. */
    laserAspectRatio: single('1', 'ratio', 'ipcT50'),
  },
  panel: {
    /** The panel that every order is made on. */
    working: size(450, 610),
    /** The part of the working panel that can hold boards. */
    usable: size(430, 585),
    border: mm('5'),
    toolingHole: mm('3'),
    tabWidth: mm('1.6'),
    /** One tab for this length of edge. */
    tabPitch: mm('40'),
    /** The material that the milling cutter removes between two boards. A V-cut removes none. */
    millingGap: mm('2', 'eurocircuits'),
    /** The minimum of both sides of a panel with V-cuts. */
    minVCutPanel: mm('100', 'pcbCart'),
    fiducial: mm('1', 'wai'),
    fiducialOpening: mm('3', 'wai'),
    /** The edge that the conveyor of an assembly line holds, where fiducials and their mask openings must not be. */
    conveyorEdge: mm('4.75', 'smema31'),
    breakawayHole: range('0.3', '1.0', 'mm', 'pcbCart'),
    /** The material left between two breakaway holes. */
    minBreakawayWeb: mm('0.25', 'pcbCart'),
  },
  /** The minimum distance from copper to the edge of the board. */
  edge: {
    milledOuter: mm('0.25', 'eurocircuits'),
    milledInner: mm('0.40', 'eurocircuits'),
    /** Also applies to holes. */
    vCut: mm('0.45', 'eurocircuits'),
  },
  stencil: {
    foil: range('0.10', '0.15', 'mm'),
    maxSize: size(400, 500),
  },
  /** The available glass transition temperatures. */
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
    /** The shortest turnaround. */
    minimum: single('3', 'working days'),
  },
} as const satisfies Record<string, Record<string, Capability<unknown>>>;

/** The outer copper of a board with plated holes, in µm. */
export interface OuterCopperWeight {
  /** The base copper in ounces per square foot, as it is ordered. */
  ounces: number;
  /** The base foil, which is also the finished copper where nothing is plated: on inner layers and one-layer boards. */
  base: number;
  /** The finished copper, typical: the foil and 20 to 25 µm of plating, less 2 to 3 µm that cleaning removes. */
  finished: number;
  /** The minimum finished copper by class: IPC-6012, external conductors after plating. */
  minFinished: Readonly<Record<'2' | '3', number>>;
  /** The minimum of the same foil on an inner layer, which is not plated: IPC-6012, internal layers after processing. */
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

/** The outer copper with this base weight in ounces; `undefined` for a weight that the order form does not have. */
export const outerCopperOf = (ounces: number): OuterCopperWeight | undefined =>
  outerCopperWeights.find((weight) => weight.ounces === ounces);

/** Whether a track is on an outer or on an inner layer of the board. */
export type TrackPosition = 'outer' | 'inner';

/** The minimum track and spacing for one copper weight. */
export interface TrackCapability {
  id: 'half-outer' | 'half-inner' | 'one' | 'two';
  /** The base copper in ounces per square foot. */
  copper: number;
  /** The layers that the row applies to. */
  positions: readonly TrackPosition[];
  /** The minimum track width. */
  track: Capability;
  /** The minimum spacing between two tracks. */
  spacing: Capability;
}

/** Our minimum track and spacing, lightest copper first. */
export const trackCapabilities: readonly TrackCapability[] = [
  { id: 'half-outer', copper: 0.5, positions: ['outer'], track: mm('0.09'), spacing: mm('0.09') },
  { id: 'half-inner', copper: 0.5, positions: ['inner'], track: mm('0.125'), spacing: mm('0.125') },
  { id: 'one', copper: 1, positions: ['outer', 'inner'], track: mm('0.15'), spacing: mm('0.15') },
  { id: 'two', copper: 2, positions: ['outer', 'inner'], track: mm('0.175'), spacing: mm('0.20') },
];

/** The row for a copper weight in ounces; `undefined` for a weight that the capability sheet does not list. */
export const trackCapability = (copper: number, position: TrackPosition): TrackCapability | undefined =>
  trackCapabilities.find((row) => row.copper === copper && row.positions.includes(position));

/** Our minimum track in mm for a copper weight in ounces; `undefined` for a weight that the capability sheet does not list. */
export const minimumTrack = (copper: number, position: TrackPosition): number | undefined =>
  trackCapability(copper, position)?.track.value;
