import type { FieldName, FlexValues } from '../forms.ts';

/**
 * The levels of a hint, most severe first. `withoutPrice`: there is no sample price until the value changes or an
 * engineer quotes it. `review`: a figure exceeds the specification or a standard, so an engineer checks the order.
 * `information`: useful to know.
 */
export const hintLevels = ['withoutPrice', 'review', 'information'] as const;
export type HintLevel = (typeof hintLevels)[number];

/** The source of the figure of a hint. */
export type HintSource =
  | 'customerFiles'
  /** The capability sheet of the specification, in `capabilities.ts`. */
  | 'capabilitySheet'
  | 'orderForm'
  | 'sampleRates'
  /** Our own process rule, which is on a content page. */
  | 'processRule'
  | 'stackUps'
  | 'laminates'
  /** The published kit rules of an assembly house, in `spareParts.ts`. */
  | 'kitRules'
  /** The formulas of Hammerstad and Jensen, in `impedance.ts`. */
  | 'microstrip'
  /** The Central Goods and Services Tax Rules, 2017, about parts that a customer sends for assembly. */
  | 'gstRules'
  | 'ipc7525'
  | 'ipc4556'
  /** IPC-4101, base materials, and J-STD-020, the reflow profile. */
  | 'ipc4101'
  | 'ipcT50'
  | 'ipc6012'
  | 'ipc4761'
  | 'ipcA610'
  /** Application notes of BGA manufacturers: NXP AN10365 on the solder of balls and paste. */
  | 'bgaMakers'
  | 'seeed'
  /** Published limits of manufacturers of castellated holes. */
  | 'halfHoleMakers'
  | 'printers'
  | 'multiCircuitBoards'
  /** Restriction of hazardous substances: E-Waste (Management) Rules, 2022, rule 16, and Directive 2011/65/EU. */
  | 'rohs'
  /** Regulation (EC) 1907/2006 (REACH), article 33: lead has been a substance of very high concern since 2018. */
  | 'reach';

export type LegendMark = 'serialNumbers' | 'ulMark' | 'dateCode';

export type PieceKind = 'board' | 'stencil' | 'pair' | 'set';

/** The proposed options. The screens have text for each of them. `''` leaves a count to us. */
export interface Proposal {
  layers?: '1' | '2' | '4';
  material?: 'polyimide';
  thickness?: '1.6' | '4' | '5' | FlexValues['thickness'];
  finish?: 'leadfree' | 'enig' | 'tin';
  tg?: 'mid' | 'high';
  copper?: '0.5' | '1' | '12' | '18';
  innerCopper?: '0.5';
  track?: '0.20' | '0.15' | '0.10';
  hole?: '0.30';
  ipcClass?: '3';
  viaTreatment?: 'tented' | 'open' | 'filled';
  dispatchUnit?: 'panel';
  panelRows?: '';
  panelColumns?: '';
  legendColour?: 'white' | 'black';
  legendSide?: 'both' | 'top' | 'none';
  solder?: 'leadfree' | 'leaded';
  leadTime?: '7' | '10';
  castellatedHoles?: true;
  coverlay?: 'top' | 'bottom' | 'both';
  stiffener?: 'fr4';
}

interface RuleOf<Values, Figures, Code extends keyof Figures> {
  id: string;
  field: FieldName;
  level: HintLevel;
  source: HintSource;
  /** Returns whether the hint applies. It is pure and accepts any text. */
  when: (values: Values) => boolean;
  /** Whether the hint precedes others of its level at its field, which shows two. @default false */
  isFirst?: true;
  code: Code;
  /** Called only if `when` is true. */
  figures: (values: Values) => Figures[Code];
  /**
   * Returns the alternatives. Called only if `when` is true. Those that would not resolve the hint, or would raise
   * another `review` or `withoutPrice` hint, are left out.
   */
  advice?: (values: Values) => readonly Proposal[];
}

type WithoutFigures<Figures> = {
  [Code in keyof Figures]: Figures[Code] extends null ? Code : never;
}[keyof Figures];

type WithFigures<Figures> = Exclude<keyof Figures, WithoutFigures<Figures>>;

/** A rule that advises on a value and never rejects it. `Figures` maps each code to its figures, or `null`. */
export type HintRule<Values, Figures> =
  | { [Code in WithFigures<Figures>]: RuleOf<Values, Figures, Code> }[WithFigures<Figures>]
  | (Omit<RuleOf<Values, Figures, WithoutFigures<Figures>>, 'figures'> & { figures?: undefined });

/** Returns the rules, and types their functions by values and figures. */
export const rulesOf =
  <Values, Figures>() =>
  (...rules: readonly HintRule<Values, Figures>[]) =>
    rules;
