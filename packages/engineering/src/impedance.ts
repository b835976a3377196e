/**
 * Impedance in ohms of copper lines, bare or under solder mask, without dispersion, loss or roughness. Lengths are in
 * mm.
 *
 * Sources: E. Hammerstad and O. Jensen, 'Accurate models for microstrip computer-aided design', 1980 (single line); M.
 * Kirschning and R. H. Jansen, 'Accurate wide-range design equations for the frequency-dependent characteristic of
 * parallel coupled microstrip lines', 1984 (pairs); the boundary-element method in `parallelPlanes.ts` (striplines).
 * Three terms are our own fit to a two-dimensional finite-difference field solver: the effect of copper thickness on
 * the odd mode of a pair, where Jansen's correction is up to 4.7 % high, and the effect of solder mask (Dk 3.8, as
 * thick on the copper as beside it) on a single line and on a pair.
 *
 * Checked against that solver in `tests/engineering/fieldSolver.test.ts`. Bare single lines agree within 0.1 % for our
 * build-ups and 1.5 % over everything accepted here, masked ones within 0.5 % and −4 to +1.5 %. Copper thicker than the
 * track is wide is rejected, because the error there grows to 37 %. Pairs agree within 1 % for our build-ups and 2.5 %
 * over everything accepted here, striplines within 0.3 %. Fabricated lines are usually held to ±10 %.
 */
import type { Computed, Range } from './computed.ts';
import { firstFailure, isPositive, isWithin } from './conditions.ts';
import { relativeCapacitance } from './parallelPlanes.ts';

/** In ohms. */
const freeSpaceImpedance = 376.73;

/** The valid ranges of the formulas, both ends inclusive. The functions return a reason outside them. */
export const impedanceLimits = {
  /** Single line, width ÷ height: published range. */
  singleWidth: [0.01, 100],
  /** Single line, relative permittivity: published range. */
  singleDielectric: [1, 128],
  /** Pair, width ÷ height: published range. */
  pairWidth: [0.1, 10],
  /** Pair, gap ÷ height: published range. */
  pairGap: [0.1, 10],
  /** Pair, relative permittivity: published, but from 2: no laminate is below, and the correction fails there. */
  pairDielectric: [2, 18],
  /** Pair, gap ÷ copper thickness: our own limit. Jansen requires a gap well above twice the thickness. */
  pairGapToThickness: [3, Infinity],
  /** Pair, apparent extra width from the facing edges, 2·t·h ÷ (s·εr), ÷ width: our own limit. */
  pairFacingEdges: [0, 0.45],
  /** Microstrip, copper thickness ÷ height: our own limit. Our tables stay below 0.3. */
  thickness: [0, 0.5],
  /** Microstrip, copper thickness ÷ width: our own limit, above which the thickness correction fails. */
  thicknessToWidth: [0, 1],
  /** Microstrip, solder mask ÷ height and ÷ gap: the range of our fit. */
  mask: [0, 0.25],
  /** Stripline, copper thickness ÷ distance between the planes: our own limit. */
  striplineThickness: [0, 0.25],
  /** Stripline, width ÷ (distance between the planes − copper thickness): our own limit. */
  striplineWidth: [0.01, 10],
  /** Stripline, relative permittivity: our own limit. */
  striplineDielectric: [1, 128],
} as const satisfies Record<string, Range>;

/** A single line over a plane. Lengths are in mm. */
export interface MicrostripGeometry {
  /** Width at the base of the track. */
  width: number;
  /** Dielectric between the track and its plane. */
  height: number;
  /** Finished copper, 0 or more. */
  thickness: number;
  /** Relative permittivity of the dielectric. For Rogers laminates, the design value. */
  dielectricConstant: number;
  /** Solder mask over the line, with a permittivity of `solderMaskDielectricConstant`. @default 0, bare copper */
  mask?: number;
}

/** Two equal lines over a plane. */
export interface PairGeometry extends MicrostripGeometry {
  /** Between the facing edges of the two tracks, in mm. */
  gap: number;
}

/** A line between two planes. Lengths are in mm. */
export interface StriplineGeometry {
  width: number;
  /** Dielectric between the track and the plane above. */
  heightAbove: number;
  /** Dielectric between the track and the plane below. */
  heightBelow: number;
  /** Copper of the track, 0 or more. */
  thickness: number;
  /** Relative permittivity, the same above and below. */
  dielectricConstant: number;
}

/** Why a single line has no impedance. */
export type MicrostripReason =
  | { kind: 'notPositive'; input: 'width' | 'height' }
  | { kind: 'negative'; input: 'thickness' }
  | { kind: 'outOfRange'; input: 'dielectricConstant'; range: Range }
  /** `range` is in multiples of the height. */
  | { kind: 'outOfProportion'; input: 'width'; range: Range }
  /** `maximum` is in multiples of the height. */
  | { kind: 'tooThickForHeight'; input: 'thickness'; maximum: number }
  /** `maximum` is in multiples of the width. */
  | { kind: 'tooThickForWidth'; input: 'thickness'; maximum: number }
  /** `minimum` is in mm, for this solder mask. */
  | { kind: 'tooSmallForMask'; input: 'height'; minimum: number };

/** Why a pair has no impedance. */
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

/** Why a stripline has no impedance. */
export type StriplineReason =
  | { kind: 'notPositive'; input: 'width' | 'heightAbove' | 'heightBelow' }
  | { kind: 'negative'; input: 'thickness' }
  | { kind: 'outOfRange'; input: 'dielectricConstant'; range: Range }
  /** `maximum` is in multiples of the distance between the planes. */
  | { kind: 'tooThickForPlanes'; input: 'thickness'; maximum: number }
  /** `minimum` is in multiples of the farther height, `maximum` of the nearer. */
  | { kind: 'outOfProportionToPlanes'; input: 'width'; minimum: number; maximum: number };

const isThickness = (value: number) => Number.isFinite(value) && value >= 0;

/** Impedance in ohms of a line of zero thickness in air, after Hammerstad and Jensen: u = w ÷ h. */
function airImpedance(u: number) {
  const f = 6 + (2 * Math.PI - 6) * Math.exp(-((30.666 / u) ** 0.7528));
  return (freeSpaceImpedance / (2 * Math.PI)) * Math.log(f / u + Math.sqrt(1 + 4 / u ** 2));
}

/** Effective permittivity of a line of zero thickness, u = w ÷ h. */
function effectiveDielectric(u: number, dielectricConstant: number) {
  const a = 1 + Math.log((u ** 4 + (u / 52) ** 2) / (u ** 4 + 0.432)) / 49 + Math.log(1 + (u / 18.1) ** 3) / 18.7;
  const b = 0.564 * ((dielectricConstant - 0.9) / (dielectricConstant + 3)) ** 0.053;
  return (dielectricConstant + 1) / 2 + ((dielectricConstant - 1) / 2) * (1 + 10 / u) ** (-a * b);
}

/** Apparent extra width of a line of thickness T = t ÷ h, in air and on the dielectric, relative to the height. */
function thicknessCorrection(u: number, thickness: number, dielectricConstant: number) {
  if (thickness === 0) return { inAir: 0, onDielectric: 0 };
  const coth = 1 / Math.tanh(Math.sqrt(6.517 * u));
  const inAir = (thickness / Math.PI) * Math.log(1 + (4 * Math.E) / (thickness * coth ** 2));
  return { inAir, onDielectric: 0.5 * (1 + 1 / Math.cosh(Math.sqrt(dielectricConstant - 1))) * inAir };
}

/** What mask adds to a line's capacitance ÷ free space, u = w ÷ h, m = mask ÷ h: our fit for a mask of Dk 3.8. */
const singleMaskCapacitance = (u: number, m: number, dielectricConstant: number) =>
  m === 0 ? 0 : 3.587 * m ** 0.75 * (u + 0.3) ** -0.128 * dielectricConstant ** 0.256;

const minUnderMask = (mask: number) => mask / impedanceLimits.mask[1];

/**
 * A single line on an outer layer over a plane (microstrip), after Hammerstad and Jensen with finite thickness.
 *
 * Valid for 0.01 ≤ w/h ≤ 100 and 1 ≤ εr ≤ 128; by our own limits the copper is at most half as thick as the height and
 * no thicker than wide, and the height is at least four times the solder mask. An invalid input returns a reason.
 */
export function singleMicrostrip({
  width,
  height,
  thickness,
  dielectricConstant,
  mask = 0,
}: MicrostripGeometry): Computed<{ impedance: number; effectiveDielectricConstant: number }, MicrostripReason> {
  const { singleDielectric, singleWidth, thickness: thicknessLimit, thicknessToWidth } = impedanceLimits;
  const failure = firstFailure<MicrostripReason>([
    [isPositive(width), { kind: 'notPositive', input: 'width' }],
    [isPositive(height), { kind: 'notPositive', input: 'height' }],
    [isThickness(thickness), { kind: 'negative', input: 'thickness' }],
    [
      isWithin(dielectricConstant, singleDielectric),
      { kind: 'outOfRange', input: 'dielectricConstant', range: singleDielectric },
    ],
    [isWithin(width / height, singleWidth), { kind: 'outOfProportion', input: 'width', range: singleWidth }],
    [
      isWithin(thickness / height, thicknessLimit),
      { kind: 'tooThickForHeight', input: 'thickness', maximum: thicknessLimit[1] },
    ],
    [
      isWithin(thickness / width, thicknessToWidth),
      { kind: 'tooThickForWidth', input: 'thickness', maximum: thicknessToWidth[1] },
    ],
    [height >= minUnderMask(mask), { kind: 'tooSmallForMask', input: 'height', minimum: minUnderMask(mask) }],
  ]);
  if (failure) return failure;
  const u = width / height;
  const correction = thicknessCorrection(u, thickness / height, dielectricConstant);
  const inAir = airImpedance(u + correction.inAir);
  const onDielectric = airImpedance(u + correction.onDielectric);
  const permittivity = effectiveDielectric(u + correction.onDielectric, dielectricConstant);
  const bareImpedance = onDielectric / Math.sqrt(permittivity);
  const barePermittivity = permittivity * (inAir / onDielectric) ** 2;
  const bareCapacitance = (freeSpaceImpedance * Math.sqrt(barePermittivity)) / bareImpedance;
  // The mask increases the capacitance but not the inductance.
  const underMask = 1 + singleMaskCapacitance(u, mask / height, dielectricConstant) / bareCapacitance;
  return {
    isValid: true,
    impedance: bareImpedance / Math.sqrt(underMask),
    effectiveDielectricConstant: barePermittivity * underMask,
  };
}

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
 * A differential pair on an outer layer over a plane, after the static formulas of Kirschning and Jansen, with Jansen's
 * thickness correction in the even mode and our own in the odd mode. `impedance` is differential: twice the odd-mode
 * impedance. An invalid input returns a reason.
 *
 * Valid for 0.1 ≤ w/h ≤ 10, 0.1 ≤ s/h ≤ 10 and 2 ≤ εr ≤ 18; by our own limits the copper is at most half as thick as
 * the height, a third of the gap and no thicker than wide, the width at least `minPairWidth`, height and gap at least
 * four times the mask.
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

/**
 * A single line on an inner layer between two planes (stripline), centred or not, in one dielectric: Z = η ÷ (√εr · C ÷
 * ε) with the capacitance from `parallelPlanes.ts`. An invalid input returns a reason.
 *
 * Accepts 0.01 ≤ w ÷ 2h ≤ 10 for each height h, and copper up to a quarter as thick as 2h + t for the nearer height.
 */
export function stripline({
  width,
  heightAbove,
  heightBelow,
  thickness,
  dielectricConstant,
}: StriplineGeometry): Computed<{ impedance: number }, StriplineReason> {
  const minHeight = Math.min(heightAbove, heightBelow);
  const maxHeight = Math.max(heightAbove, heightBelow);
  const { striplineDielectric, striplineThickness, striplineWidth } = impedanceLimits;
  const [minWidth, maxWidth] = striplineWidth;
  const failure = firstFailure<StriplineReason>([
    [isPositive(width), { kind: 'notPositive', input: 'width' }],
    [isPositive(heightAbove), { kind: 'notPositive', input: 'heightAbove' }],
    [isPositive(heightBelow), { kind: 'notPositive', input: 'heightBelow' }],
    [isThickness(thickness), { kind: 'negative', input: 'thickness' }],
    [
      isWithin(dielectricConstant, striplineDielectric),
      { kind: 'outOfRange', input: 'dielectricConstant', range: striplineDielectric },
    ],
    [
      isWithin(thickness / (2 * minHeight + thickness), striplineThickness),
      { kind: 'tooThickForPlanes', input: 'thickness', maximum: striplineThickness[1] },
    ],
    [
      width / (2 * maxHeight) >= minWidth && width / (2 * minHeight) <= maxWidth,
      { kind: 'outOfProportionToPlanes', input: 'width', minimum: 2 * minWidth, maximum: 2 * maxWidth },
    ],
  ]);
  if (failure) return failure;
  // Only ratios matter, and the squares of very small lengths would be 0.
  const capacitance = relativeCapacitance({
    width: width / maxHeight,
    heightAbove: heightAbove / maxHeight,
    heightBelow: heightBelow / maxHeight,
    thickness: thickness / maxHeight,
  });
  return { isValid: true, impedance: freeSpaceImpedance / (Math.sqrt(dielectricConstant) * capacitance) };
}

/**
 * The width in mm at which a line has the target impedance, which falls as the width grows. `undefined` if the interval
 * has no such width or one of its ends is invalid.
 *
 * Illinois variant of false position: about ten evaluations, of 1 to 3 ms each for a stripline.
 */
export function widthFor(
  target: number,
  impedanceAt: (width: number) => Computed<{ impedance: number }>,
  [minWidth, maxWidth]: Range,
): number | undefined {
  const high = impedanceAt(minWidth);
  const low = impedanceAt(maxWidth);
  if (!high.isValid || !low.isValid || !isWithin(target, [low.impedance, high.impedance])) return undefined;
  let [left, right] = [minWidth, maxWidth];
  let [above, below] = [high.impedance - target, low.impedance - target];
  let moved: 'left' | 'right' | undefined;
  for (let step = 0; step < 100; step += 1) {
    const middle = left + ((right - left) * above) / (above - below);
    const found = impedanceAt(middle);
    if (!found.isValid) return undefined;
    const error = found.impedance - target;
    if (Math.abs(error) < 1e-10) return middle;
    // The Illinois step: halving the error of an end that stays twice speeds up convergence.
    if (error > 0) {
      [left, above] = [middle, error];
      if (moved === 'left') below /= 2;
      moved = 'left';
    } else {
      [right, below] = [middle, error];
      if (moved === 'right') above /= 2;
      moved = 'right';
    }
  }
  return (left + right) / 2;
}
