import type { Computed, Range } from './computed.ts';
import { firstFailure, isPositive, isThickness, isWithin } from './conditions.ts';
import { freeSpaceImpedance, impedanceLimits } from './impedanceLimits.ts';
import { relativeCapacitance } from './parallelPlanes.ts';

/** A line between two planes. Lengths are in mm. */
export interface StriplineGeometry {
  width: number;
  /** The thickness of the dielectric between the track and the plane above. */
  heightAbove: number;
  /** The thickness of the dielectric between the track and the plane below. */
  heightBelow: number;
  /** The thickness of the track's copper, 0 or more. */
  thickness: number;
  /** The relative permittivity, which is the same above and below. */
  dielectricConstant: number;
}

/** The reason that a stripline has no impedance. */
export type StriplineReason =
  | { kind: 'notPositive'; input: 'width' | 'heightAbove' | 'heightBelow' }
  | { kind: 'negative'; input: 'thickness' }
  | { kind: 'outOfRange'; input: 'dielectricConstant'; range: Range }
  /** `maximum` is in multiples of the distance between the planes. */
  | { kind: 'tooThickForPlanes'; input: 'thickness'; maximum: number }
  /** `minimum` is in multiples of the larger height, `maximum` of the smaller. */
  | { kind: 'outOfProportionToPlanes'; input: 'width'; minimum: number; maximum: number };

/**
 * Computes a single line on an inner layer between two planes (stripline), centred or not, in one dielectric: Z = η ÷
 * (√εr · C ÷ ε) with the capacitance from `parallelPlanes.ts`. For an invalid input it returns a reason. It accepts
 * 0.01 ≤ w ÷ 2h ≤ 10 for each height h, and copper of up to a quarter of 2h + t for the smaller height.
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
