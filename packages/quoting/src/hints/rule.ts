import type { TestReason } from '../electricalTest.ts';
import type { Size } from '../limits.ts';
import type { Paise } from '../money.ts';
import type { FabValues, FieldName, FlexValues } from '../forms.ts';

/**
 * The levels of a hint, most severe first. `withoutPrice`: the order has no sample price until the value changes or an
 * engineer quotes it. `review`: a figure of the specification or of a standard is exceeded, and an engineer checks the
 * order. `information`: a fact that is good to know.
 */
export const hintLevels = ['withoutPrice', 'review', 'information'] as const;
export type HintLevel = (typeof hintLevels)[number];

/** Where the figure of a hint comes from. */
export type HintSource =
  /** The capability sheet of the specification, in `capabilities.ts`. */
  | 'capabilitySheet'
  /** The fields and options of the order form. */
  | 'orderForm'
  /** The sample rates, in `rates.ts`. */
  | 'sampleRates'
  /** Our own process rule, which a content page states. */
  | 'processRule'
  /** Our standard stack-ups, in `stackUps.ts`. */
  | 'stackUps'
  /** The data sheets of the laminates. */
  | 'laminates'
  /** The published kit rules of an assembly house, in `spareParts.ts`. */
  | 'kitRules'
  /** The formulas of Hammerstad and Jensen, in `impedance.ts`. */
  | 'microstrip'
  /** The Central Goods and Services Tax Rules, 2017: parts that a customer sends for assembly. */
  | 'gstRules'
  /** IPC-7525, the design of stencils. */
  | 'ipc7525'
  /** IPC-4556, the ENEPIG finish. */
  | 'ipc4556'
  /** IPC-4101, base materials, and J-STD-020, the reflow profile. */
  | 'ipc4101'
  /** IPC-T-50, the definition of a microvia. */
  | 'ipcT50'
  /** IPC-6012, the performance of rigid boards. */
  | 'ipc6012'
  /** IPC-4761, the protection of vias. */
  | 'ipc4761'
  /** IPC-A-610, the acceptability of assemblies. */
  | 'ipcA610'
  /** Application notes of the makers of BGAs: NXP AN10365 on the solder of balls and paste. */
  | 'bgaMakers'
  /** The published mask dams of Seeed Fusion. */
  | 'seeed'
  /** The published limits of manufacturers of castellated holes. */
  | 'halfHoleMakers'
  /** The usual frames of automatic stencil printers. */
  | 'printers'
  /** The published design rules of Multi Circuit Boards. */
  | 'multiCircuitBoards'
  /** Restriction of hazardous substances: E-Waste (Management) Rules, 2022, rule 16, and Directive 2011/65/EU. */
  | 'rohs'
  /** Regulation (EC) 1907/2006 (REACH), article 33: lead has been a substance of very high concern since 2018. */
  | 'reach';

/** The figures that each hint states, by its code; `null` for one without any. Texts are figures as their source writes them. */
export interface HintFigures {
  // Sizes and quantities. `typed` is a value as typed.
  comma: { typed: string };
  noQuantity: { max: number };
  quantity: { typed: string; max: number };
  quantityOnRequest: { max: number };
  /** In square metres. */
  areaOnRequest: { max: number };
  noSize: null;
  size: { typed: string };
  boardSize: { material: FabValues['material']; isMultilayer: boolean; max: Size };
  flexSize: { max: Size };
  stencilSize: { max: Size };
  /** Frames of printers by their side. */
  stencilFrame: { frames: readonly number[]; max: Size };
  outlineTolerance: { millimetres: string };
  /** The price of the second board, before tax. */
  oneBoard: { second: Paise };
  /** The share of the full rate in percent, and the working days that larger orders take longer. */
  nextBand: { piece: PieceKind; upTo: number; percent: number; days: number };
  addedDays: { days: number };
  pairs: { pairs: number };

  // Panels and assembly. Lengths in mm.
  panelHoldsOne: { usable: string; border: string };
  panelOfOne: { border: string };
  panelBelowVCut: { side: string; boards: number };
  panelDoesNotFit: { border: string; gap: string; usable: string };
  assemblySingleBoard: { border: string };
  /** The spares for a part of a chip size, such as '0402'. */
  spares: { spares: number; chip: string };
  /** The working days that buying parts takes. */
  completeKit: { from: number; to: number };
  challan: null;

  // Rigid boards. Copper in ounces, other lengths in mm.
  rogersMultilayer: null;
  rogersThickness: null;
  noStandardStackUp: { layers: string; thicknesses: readonly number[] };
  /** The maximum share of lead, in percent. */
  leadedFinish: { percent: number };
  unevenFinish: null;
  tg: null;
  /** Temperatures in °C, and slash sheets of IPC-4101. */
  leadFreeTg: { peak: number; laminates: Readonly<Record<FabValues['tg'], { sheet: string; td: number }>> };
  signalCopper: { signal: string; power: string; outer: string };
  innerCopper: { ounces: string };
  track: { copper: string; minimum: string };
  innerTrack: { minimum: string };
  laser: null;
  laserRatio: { hole: string; dielectric: string; glass: string; ratio: number; max: number; thinner: string };
  slot: { plated: string; unplated: string };
  deepHole: { hole: string; ratio: number; max: number };
  untested: { reason: TestReason };
  castellatedOneLayer: null;
  castellatedVCut: null;
  castellatedFinish: null;
  castellatedPitch: { hole: string; pitch: string };
  /** Rings in mm; `null` where a board has none of that kind. */
  annularRing: { outer: string | null; inner: string | null };
  /** The thickness of levelled solder in µm. */
  class3Hasl: { micrometres: string };
  /** Finished outer copper in µm. */
  class3Copper: { typical: number; least: number };
  impedanceStackUp: null;
  /** Finished outer copper in µm, and by how much the impedance of pairs falls with 1 oz, in percent. */
  impedanceCopper: { computed: number; finished: number; percent: number };
  innerCopperReview: { ounces: string };
  /** The thickness of the gold in µm, and the bevel in degrees. */
  goldFingers: { ipcClass: FabValues['ipcClass']; micrometres: string; bevel: string; clearance: string };
  edgePlating: null;
  edgePlatingFinish: null;
  edgePlatingVCut: null;
  maskDam: { colour: FabValues['maskColour']; dam: string; green: string; gap: string };
  viaInPad: null;
  finePitchHasl: { micrometres: string };
  leadedSolder: null;
  /** The maximum share of lead, in percent. */
  mixedSolder: { percent: number };
  /** Temperatures in °C. */
  leadedBga: { melts: number; peak: number };
  /** The maximum voids in a joint. */
  withoutXray: { percent: number };

  // Rigid boards: choices on demand. `typed` is a value as typed; lengths in mm.
  partCount: { typed: string; min: number; max: number };
  panelCount: { typed: string; max: number };
  panelGridTooLarge: { width: number; height: number; usable: string };
  panelsNeeded: { boards: number; perPanel: number; panels: number; empty: number };
  legendInvisible: null;

  // Orders that cannot be made as they are. Lengths in mm.
  boardTooSmall: { unit: FabValues['dispatchUnit']; side: number; panel: number };
  tooSmallForLine: { side: number };
  crowded: { placements: number; most: number };
  moreKindsThanParts: { placements: number; joints: number; kinds: number };
  fillWithoutPlating: null;
  reportWithoutTest: null;
  leadInStatement: null;
  marksWithoutLegend: { marks: readonly LegendMark[] };
  flexTooSmall: { side: number };
  /** Copper and film in µm, and the thickness in mm. */
  bareLaminate: { copper: number; film: number; thickness: string };

  // Flexible boards
  twoLayersBend: null;
  enepig: null;
  highTg: null;
  /** The melting point of solder in °C. */
  peReflow: { melts: number };
  peFinish: { finish: FlexValues['finish'] };
  gerber: { price: Paise };

  // Stencils. Lengths in mm.
  frameDrilled: { price: Paise };
  framelessPrinter: null;
  foil: { millimetres: string };
  coarseFoil: { square: string; slot: string };
  fineFoil: null;
  approval: null;

  // Layout and parts. Widths and thickness in mm.
  impedanceWithoutPlane: null;
  impedanceTwoLayers: { ohms: number; onTwo: string; onFour: string; thickness: number };
  oneLayerCrossings: null;
  fastLayout: { days: number };
  partsAfterBoards: { days: number };
}

/** What a hint says. */
export type HintCode = keyof HintFigures;

/** What is printed in the legend on request. */
export type LegendMark = 'serialNumbers' | 'ulMark' | 'dateCode';

/** What a piece of an order is. */
export type PieceKind = 'board' | 'stencil' | 'pair' | 'set';

interface RuleOf<Values, Code extends HintCode> {
  /** Unique in the form. */
  id: string;
  /** The field that shows the hint. */
  field: FieldName;
  level: HintLevel;
  source: HintSource;
  /** Whether the hint applies to these values. Pure, and true or false for any text. */
  when: (values: Values) => boolean;
  code: Code;
  /** The figures of the hint. Called only if `when` is true. */
  figures: (values: Values) => HintFigures[Code];
}

type WithoutFigures = { [Code in HintCode]: HintFigures[Code] extends null ? Code : never }[HintCode];

/** Advises on a value of a form. A rule never rejects a value. */
export type HintRule<Values> =
  | { [Code in Exclude<HintCode, WithoutFigures>]: RuleOf<Values, Code> }[Exclude<HintCode, WithoutFigures>]
  | (Omit<RuleOf<Values, WithoutFigures>, 'figures'> & { figures?: undefined });

/** Returns a rule as is; gives its functions the types of the values. */
export const rulesOf =
  <Values>() =>
  (...rules: readonly HintRule<Values>[]) =>
    rules;
