import type { Computed, Range } from './computed.ts';
import { firstFailure, isPositive, isThickness, isWithin } from './conditions.ts';
import { freeSpaceImpedance, impedanceLimits } from './impedanceLimits.ts';
import {
  airImpedance,
  effectiveDielectric,
  type MicrostripGeometry,
  type MicrostripReason,
  minUnderMask,
  singleMaskCapacitance,
  thicknessCorrection,
} from './microstrip.ts';

/** Two equal lines over a plane. */
export interface PairGeometry extends MicrostripGeometry {
  /** The distance between the facing edges of the two tracks, in mm. */
  gap: number;
}

/** The reason that a pair has no impedance. */
export type PairReason =
  | MicrostripReason
  | { kind: 'notPositive'; input: 'gap' }
  /** `range` is in multiples of the height. */
  | { kind: 'outOfProportion'; input: 'gap'; range: Range }
  /** `minimum` is in multiples of the copper thickness. */
  | { kind: 'tooNarrowForThickness'; input: 'gap'; minimum: number }
  /** `minimum` is in mm, for this solder mask. */
  | { kind: 'tooSmallForMask'; input: 'gap'; minimum: number }
  /** `minimum` is in mm, for this copper, gap, height and permittivity. */
  | { kind: 'tooNarrowForCopper'; input: 'width'; minimum: number };

/** Coupling terms of Kirschning and Jansen, u = w ÷ h and g = s ÷ h: Q4 (even mode) and Q10 (odd mode). */
function coupling(u: number, g: number) {
  const q1 = 0.8695 * u ** 0.194;
  const q2 = 1 + 0.7519 * g + 0.189 * g ** 2.31;
  const q3 = 0.1975 + (16.6 + (8.4 / g) ** 6) ** -0.387 + Math.log(g ** 10 / (1 + (g / 3.4) ** 10)) / 241;
  const even = (2 * q1) / q2 / (Math.exp(-g) * u ** q3 + (2 - Math.exp(-g)) * u ** -q3);
  const q5 = 1.794 + 1.14 * Math.log(1 + 0.638 / (g + 0.517 * g ** 2.43));
  const q6 = 0.2305 + Math.log(g ** 10 / (1 + (g / 5.8) ** 10)) / 281.3 + Math.log(1 + 0.598 * g ** 1.154) / 5.1;
  const q7 = (10 + 190 * g ** 2) / (1 + 82.3 * g ** 3);
  const q8 = Math.exp(-6.5 - 0.95 * Math.log(g) - (g / 0.15) ** 5);
  const q9 = Math.log(q7) * (q8 + 1 / 16.5);
  const odd = (q2 * even - q5 * Math.exp(Math.log(u) * q6 * u ** -q9)) / q2;
  return { even, odd };
}

/** Impedance of one mode of a pair in ohms, from the single line of the same width. */
function modeImpedance(u: number, dielectricConstant: number, modePermittivity: number, modeCoupling: number) {
  const single = effectiveDielectric(u, dielectricConstant);
  const impedance = airImpedance(u) / Math.sqrt(single);
  return (
    (impedance * Math.sqrt(single / modePermittivity)) /
    (1 - (impedance * Math.sqrt(single) * modeCoupling) / freeSpaceImpedance)
  );
}

/** Permittivity of the even mode (equal signals on both tracks): u = w ÷ h, g = s ÷ h. */
function evenDielectric(u: number, g: number, dielectricConstant: number) {
  const v = (u * (20 + g ** 2)) / (10 + g ** 2) + g * Math.exp(-g);
  return effectiveDielectric(v, dielectricConstant);
}

/** Permittivity of the odd mode (opposite signals on the tracks): u = w ÷ h, g = s ÷ h. */
function oddDielectric(u: number, g: number, dielectricConstant: number) {
  const single = effectiveDielectric(u, dielectricConstant);
  const a = 0.7287 * (single - (dielectricConstant + 1) / 2) * (1 - Math.exp(-0.179 * u));
  const b = (0.747 * dielectricConstant) / (0.15 + dielectricConstant);
  const c = b - (b - 0.207) * Math.exp(-0.414 * u);
  const d = 0.593 + 0.694 * Math.exp(-0.562 * u);
  return ((dielectricConstant + 1) / 2 + a - single) * Math.exp(-c * g ** d) + single;
}

/**
 * Impedance of the odd mode in ohms: Kirschning and Jansen's tracks of zero thickness, plus the capacitance of copper
 * thickness and mask. u = w ÷ h, g = s ÷ h, t and m are copper and mask ÷ h. The first copper term is close to a plate
 * capacitor between an edge and the plane of symmetry, 2t ÷ s.
 */
function oddModeImpedance(u: number, g: number, t: number, m: number, dielectricConstant: number) {
  const permittivity = oddDielectric(u, g, dielectricConstant);
  const thin = modeImpedance(u, dielectricConstant, permittivity, coupling(u, g).odd);
  const inAir = freeSpaceImpedance / (thin * Math.sqrt(permittivity));
  const copper = 1.986 * (t / g) ** 0.889 + 0.863 * t ** 0.682 * (u + 0.3) ** -0.231;
  const mask = 0.607 * singleMaskCapacitance(u, m, dielectricConstant) + 8.43 * (m / g) ** 0.949;
  return freeSpaceImpedance / Math.sqrt((inAir + copper) * (inAir * permittivity + copper + mask));
}

/** The fraction of a single line's mask capacitance in the even mode, which has little field between the tracks. */
const evenMaskShare = (g: number) => 0.4 + 0.6 * (1 - Math.exp(-0.75 * g));

/** In mm. Jansen's even-mode correction for the facing edges is accurate only while it is a fraction of the width. */
export const minPairWidth = ({ gap, height, thickness, dielectricConstant }: Omit<PairGeometry, 'width'>) =>
  Math.max(
    impedanceLimits.pairWidth[0] * height,
    thickness / impedanceLimits.thicknessToWidth[1],
    (2 * thickness * height) / (gap * dielectricConstant * impedanceLimits.pairFacingEdges[1]),
  );

/**
 * Computes a differential pair on an outer layer over a plane, after the static formulas of Kirschning and Jansen, with
 * Jansen's thickness correction in the even mode and our own in the odd mode. `impedance` is differential, which is
 * twice the odd-mode impedance. For an invalid input it returns a reason. It is valid for 0.1 ≤ w/h ≤ 10, 0.1 ≤ s/h ≤
 * 10 and 2 ≤ εr ≤ 18. By our own limits, the copper is at most half the height, a third of the gap and the whole width,
 * the width is at least `minPairWidth`, and height and gap are at least four times the mask.
 */
export function differentialMicrostrip({
  width,
  gap,
  height,
  thickness,
  dielectricConstant,
  mask = 0,
}: PairGeometry): Computed<{ impedance: number; evenImpedance: number; oddImpedance: number }, PairReason> {
  const {
    pairDielectric,
    pairWidth,
    pairGap,
    pairGapToThickness,
    thickness: thicknessLimit,
    thicknessToWidth,
  } = impedanceLimits;
  const minWidth = minPairWidth({ gap, height, thickness, dielectricConstant });
  const failure = firstFailure<PairReason>([
    [isPositive(width), { kind: 'notPositive', input: 'width' }],
    [isPositive(gap), { kind: 'notPositive', input: 'gap' }],
    [isPositive(height), { kind: 'notPositive', input: 'height' }],
    [isThickness(thickness), { kind: 'negative', input: 'thickness' }],
    [
      isWithin(dielectricConstant, pairDielectric),
      { kind: 'outOfRange', input: 'dielectricConstant', range: pairDielectric },
    ],
    [isWithin(width / height, pairWidth), { kind: 'outOfProportion', input: 'width', range: pairWidth }],
    [isWithin(gap / height, pairGap), { kind: 'outOfProportion', input: 'gap', range: pairGap }],
    [
      isWithin(thickness / height, thicknessLimit),
      { kind: 'tooThickForHeight', input: 'thickness', maximum: thicknessLimit[1] },
    ],
    [
      isWithin(thickness / width, thicknessToWidth),
      { kind: 'tooThickForWidth', input: 'thickness', maximum: thicknessToWidth[1] },
    ],
    [
      isWithin(gap / thickness, pairGapToThickness),
      { kind: 'tooNarrowForThickness', input: 'gap', minimum: pairGapToThickness[0] },
    ],
    [width >= minWidth, { kind: 'tooNarrowForCopper', input: 'width', minimum: minWidth }],
    [height >= minUnderMask(mask), { kind: 'tooSmallForMask', input: 'height', minimum: minUnderMask(mask) }],
    [gap >= minUnderMask(mask), { kind: 'tooSmallForMask', input: 'gap', minimum: minUnderMask(mask) }],
  ]);
  if (failure) return failure;
  const u = width / height;
  const g = gap / height;
  const t = thickness / height;
  const { onDielectric } = thicknessCorrection(u, t, dielectricConstant);
  const facingEdges = (2 * t) / (g * dielectricConstant);
  const evenWider = t === 0 ? 0 : onDielectric * (1 - 0.5 * Math.exp((-0.69 * onDielectric) / facingEdges));
  const evenWidth = u + evenWider;
  const evenPermittivity = evenDielectric(evenWidth, g, dielectricConstant);
  const bareEven = modeImpedance(evenWidth, dielectricConstant, evenPermittivity, coupling(evenWidth, g).even);
  const evenCapacitance = (freeSpaceImpedance * Math.sqrt(evenPermittivity)) / bareEven;
  const m = mask / height;
  const evenMask = evenMaskShare(g) * singleMaskCapacitance(u, m, dielectricConstant);
  const evenImpedance = bareEven / Math.sqrt(1 + evenMask / evenCapacitance);
  const oddImpedance = oddModeImpedance(u, g, t, m, dielectricConstant);
  return { isValid: true, impedance: 2 * oddImpedance, evenImpedance, oddImpedance };
}
