import { impedanceLimits, type PairReason, type StriplineReason } from '@pcb/engineering/impedance';
import { inBothUnits } from '@pcb/engineering/lengths';
import { fr4DielectricConstant, solderMaskDielectricConstant, solderMaskThickness } from '@pcb/engineering/stackUps';
import type { ReasonMessages } from '../../../shared/calculator/calculate.ts';
import { calculatorContent } from '../../../shared/calculator/Calculator.content.ts';
import { rangeText } from '../../../shared/format/numbers.ts';
import { listed } from '../../../shared/format/phrases.ts';

const {
  singleWidth,
  singleDielectric,
  pairWidth,
  pairGap,
  pairDielectric,
  pairGapToThickness,
  pairFacingEdges,
  thickness,
  striplineWidth,
  striplineDielectric,
  mask: maskLimit,
} = impedanceLimits;

const mask = `${inBothUnits(solderMaskThickness)}, Dk ${solderMaskDielectricConstant}`;

const underMask = inBothUnits(solderMaskThickness / maskLimit[1]);

/** The reasons of a pair include those of a single line. */
type LineReason = PairReason | StriplineReason;

const inputs: Readonly<Record<LineReason['input'], string>> = {
  width: 'width',
  gap: 'gap',
  height: 'dielectric height',
  heightAbove: 'dielectric above',
  heightBelow: 'dielectric below',
  thickness: 'copper thickness',
  dielectricConstant: 'dielectric constant',
};

const reasons: ReasonMessages<LineReason> = {
  notPositive: ({ input }) => `The ${inputs[input]} must be more than 0.`,
  negative: ({ input }) => `The ${inputs[input]} must be 0 or more.`,
  outOfRange: ({ input, range: [low, high] }) => `The ${inputs[input]} must be between ${low} and ${high}.`,
  outOfProportion: ({ input, range: [low, high] }) =>
    `The ${inputs[input]} must be between ${low} and ${high} times the dielectric height.`,
  tooThickForHeight: () => 'The copper thickness must be half the dielectric height or less.',
  tooThickForWidth: () => 'The copper thickness must not exceed the track width.',
  tooNarrowForThickness: ({ minimum }) => `The gap must be at least ${minimum} times the copper thickness.`,
  tooNarrowForCopper: ({ minimum }) =>
    `The width must be at least ${inBothUnits(Math.ceil(minimum * 1000) / 1000)} for this copper, gap, height and dielectric constant.`,
  tooSmallForMask: ({ input, minimum }) => `Under solder mask, the ${inputs[input]} must be at least ${minimum} mm.`,
  tooThickForPlanes: () => 'The copper thickness must be two thirds of the nearer dielectric or less.',
  outOfProportionToPlanes: ({ minimum, maximum }) =>
    `The width must be between ${minimum} times the farther dielectric and ${maximum} times the nearer one.`,
};

export const impedanceCalculatorContent = {
  frame: calculatorContent,
  title: 'Impedance of a line',
  kind: {
    label: 'Line',
    options: { single: 'Single microstrip', pair: 'Differential pair', stripline: 'Stripline' },
  },
  build: {
    label: 'Our build-up',
    placeholder: 'Custom values',
    help: 'Fills in height, copper and dielectric constant.',
    outer: (layers: number, thicknesses: readonly number[]) =>
      `${layers} layers, ${listed(thicknesses.map((mm) => mm.toFixed(1)))} mm: L1 over L2`,
    inner: (layers: number, thicknesses: readonly number[]) =>
      `${layers} layers, ${listed(thicknesses.map((mm) => mm.toFixed(1)))} mm: L3 between L2 and L5`,
  },
  cover: {
    label: 'Solder mask',
    options: { mask: 'Under mask', bare: 'Bare copper' },
    help: `The mask is ${mask}, on the copper and beside it.`,
  },
  fields: {
    width: 'Track width w',
    gap: 'Gap s',
    height: 'Height h',
    heightAbove: 'Height above h1',
    heightBelow: 'Height below h2',
    thickness: 'Copper t',
    dielectricConstant: 'Dielectric constant',
  },
  dk: 'Dk',
  dkHelp: `Our FR-4: ${fr4DielectricConstant} at 1 GHz`,
  drawing: {
    single: 'Cross-section: a track of width w and thickness t, at height h over a plane',
    pair: 'Cross-section: two tracks of width w and thickness t with a gap s, at height h over a plane',
    stripline: 'Cross-section: a track of width w and thickness t, h1 below one plane and h2 above the other',
  },
  letters: { width: 'w', gap: 's', height: 'h', heightAbove: 'h1', heightBelow: 'h2', thickness: 't' },
  ohms: 'Ω',
  results: { single: 'Impedance', pair: 'Differential impedance', stripline: 'Impedance' },
  rows: {
    effective: 'Effective Dk',
    odd: 'Odd mode, each track',
    even: 'Even mode, each track',
    planes: 'Plane to plane',
  },
  inOhms: (figure: string) => `${figure} Ω`,
  sentence: {
    mask: `Computed under solder mask of ${mask}.`,
    bare: 'Computed for bare copper, without solder mask.',
    stripline: 'Both planes matter; the nearer one has more influence.',
  },
  reasons,
  basis: {
    single: {
      formula: 'Z = Z in air ÷ √(effective Dk)',
      source: 'Hammerstad and Jensen, 1980, including copper thickness; solder mask fitted to a field solver',
      limits: `w ÷ h ${rangeText(singleWidth)}, Dk ${rangeText(singleDielectric)}, max t ${thickness[1]} h and w. Under mask, min h ${underMask}.`,
      accuracy:
        'Against a field solver: bare within 0.1 % on our build-ups and 1.5 % over the accepted range, under mask within 0.5 % and −4 to +1.5 %. Fabrication is usually held to ±10 %.',
    },
    pair: {
      formula: 'Z = 2 · Z odd',
      source: 'Kirschning and Jansen, 1984, static; copper thickness and solder mask fitted to a field solver',
      limits: `w ÷ h ${rangeText(pairWidth)}, s ÷ h ${rangeText(pairGap)}, Dk ${rangeText(pairDielectric)}, max t ${thickness[1]} h and w, min s ${pairGapToThickness[0]} t, min w ${(2 / pairFacingEdges[1]).toFixed(1)} t · h ÷ (s · Dk). Under mask, min h and s ${underMask}.`,
      accuracy:
        'Against a field solver: within 1 % on our build-ups and 2.5 % over the accepted range. Fabrication is usually held to ±10 %.',
    },
    stripline: {
      formula: 'Z = 376.73 Ω ÷ (√Dk · C ÷ ε)',
      source: 'Capacitance C between two planes, solved numerically with the boundary-element method',
      limits: `w from ${2 * striplineWidth[0]} × the farther height to ${2 * striplineWidth[1]} × the nearer, Dk ${rangeText(striplineDielectric)}, max t two thirds of the nearer height, the same material above and below.`,
      accuracy:
        'Within 0.1 % of the exact centred strip (Cohn, 1954) and 0.3 % of a field solver, on and off centre. Fabrication is usually held to ±10 %.',
    },
  },
};

export type ImpedanceCalculatorContent = typeof impedanceCalculatorContent;
