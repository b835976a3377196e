import type { Computed, Range } from './computed.ts';
import { firstFailure, isPositive, isThickness, isWithin } from './conditions.ts';
import { freeSpaceImpedance, impedanceLimits } from './impedanceLimits.ts';

/** A single line over a plane. Lengths are in mm. */
export interface MicrostripGeometry {
  /** The width at the base of the track. */
  width: number;
  /** The thickness of the dielectric between the track and its plane. */
  height: number;
  /** The thickness of the finished copper, 0 or more. */
  thickness: number;
  /** The relative permittivity of the dielectric. For Rogers laminates, the design value. */
  dielectricConstant: number;
  /** The thickness of the solder mask, whose permittivity is `solderMaskDielectricConstant`. @default 0, bare copper */
  mask?: number;
}

/** The reason that a single line has no impedance. */
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

/** Impedance in ohms of a line of zero thickness in air, after Hammerstad and Jensen: u = w ÷ h. */
export function airImpedance(u: number) {
  const f = 6 + (2 * Math.PI - 6) * Math.exp(-((30.666 / u) ** 0.7528));
  return (freeSpaceImpedance / (2 * Math.PI)) * Math.log(f / u + Math.sqrt(1 + 4 / u ** 2));
}

/** Effective permittivity of a line of zero thickness, u = w ÷ h. */
export function effectiveDielectric(u: number, dielectricConstant: number) {
  const a = 1 + Math.log((u ** 4 + (u / 52) ** 2) / (u ** 4 + 0.432)) / 49 + Math.log(1 + (u / 18.1) ** 3) / 18.7;
  const b = 0.564 * ((dielectricConstant - 0.9) / (dielectricConstant + 3)) ** 0.053;
  return (dielectricConstant + 1) / 2 + ((dielectricConstant - 1) / 2) * (1 + 10 / u) ** (-a * b);
}

/** Apparent extra width of a line of thickness T = t ÷ h, in air and on the dielectric, relative to the height. */
export function thicknessCorrection(u: number, thickness: number, dielectricConstant: number) {
  if (thickness === 0) return { inAir: 0, onDielectric: 0 };
  const coth = 1 / Math.tanh(Math.sqrt(6.517 * u));
  const inAir = (thickness / Math.PI) * Math.log(1 + (4 * Math.E) / (thickness * coth ** 2));
  return { inAir, onDielectric: 0.5 * (1 + 1 / Math.cosh(Math.sqrt(dielectricConstant - 1))) * inAir };
}

/** The capacitance that mask adds to a line ÷ free space, u = w ÷ h, m = mask ÷ h: our fit for Dk 3.8. */
export const singleMaskCapacitance = (u: number, m: number, dielectricConstant: number) =>
  m === 0 ? 0 : 3.587 * m ** 0.75 * (u + 0.3) ** -0.128 * dielectricConstant ** 0.256;

export const minUnderMask = (mask: number) => mask / impedanceLimits.mask[1];

/**
 * Computes a single line on an outer layer over a plane (microstrip), after Hammerstad and Jensen with finite
 * thickness. It is valid for 0.01 ≤ w/h ≤ 100 and 1 ≤ εr ≤ 128. By our own limits, the copper is at most half the
 * height and at most the width, and the height is at least four times the solder mask. For an invalid input it returns
 * a reason.
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
