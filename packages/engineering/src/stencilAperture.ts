import { capabilities } from './capabilities.ts';
import type { Computed, Range } from './computed.ts';
import { firstFailure, isWithin } from './conditions.ts';

/** IPC-7525: the minimum width ÷ foil thickness for reliable paste release. */
export const minAspectRatio = 1.5;

/** IPC-7525: the minimum opening area ÷ wall area for reliable paste release. */
export const minAreaRatio = 0.66;

/** In mm. It is wider than any stencil. */
const lengthLimits: Range = [0.001, 1000];

const isLength = (mm: number) => isWithin(mm, lengthLimits);

/** An opening in the foil, in mm. A square is a rectangle with equal sides. */
export type StencilOpening =
  | { shape: 'rectangle'; width: number; length: number }
  | { shape: 'circle'; diameter: number };

/** A length outside the range, which is in mm. */
export interface ApertureReason {
  kind: 'outOfRange';
  input: 'foil' | 'width' | 'length' | 'diameter';
  range: Range;
}

/** The two ratios of an opening, and whether each is large enough. */
export interface ApertureRatios {
  /** The narrow side (or diameter) ÷ foil. */
  aspectRatio: number;
  /** The area of the opening ÷ the area of its walls. */
  areaRatio: number;
  isAspectRatioMet: boolean;
  isAreaRatioMet: boolean;
}

// A ratio that is met exactly must not fail because of a rounding error.
const isMet = (ratio: number, minimum: number) => ratio >= minimum - 1e-9;

/**
 * Returns the aspect ratio and the area ratio of a stencil opening, after IPC-7525: W ÷ t and L·W ÷ (2·(L + W)·t) for a
 * rectangle L × W in a foil t; D ÷ t and D ÷ 4t for a circle D. The sides are interchangeable. It is a rule of thumb:
 * foil finish and powder size also matter. For a length outside 0.001–1000 mm it returns a reason.
 */
export function apertureRatios(opening: StencilOpening, foil: number): Computed<ApertureRatios, ApertureReason> {
  const condition = (input: ApertureReason['input'], mm: number) =>
    [isLength(mm), { kind: 'outOfRange', input, range: lengthLimits }] as const;
  const failure = firstFailure<ApertureReason>([
    condition('foil', foil),
    ...(opening.shape === 'circle'
      ? [condition('diameter', opening.diameter)]
      : [condition('width', opening.width), condition('length', opening.length)]),
  ]);
  if (failure) return failure;
  const [width, length] =
    opening.shape === 'circle' ? [opening.diameter, opening.diameter] : [opening.width, opening.length];
  const aspectRatio = Math.min(width, length) / foil;
  // One formula covers both: a circle D has the same ratio as the square D × D.
  const areaRatio = (width * length) / (2 * (width + length) * foil);
  return {
    isValid: true,
    aspectRatio,
    areaRatio,
    isAspectRatioMet: isMet(aspectRatio, minAspectRatio),
    isAreaRatioMet: isMet(areaRatio, minAreaRatio),
  };
}

/** Returns the narrowest long slot for a foil, both in mm: 1.5 t. Returns `undefined` for an invalid foil. */
export const narrowestSlot = (foil: number) => (isLength(foil) ? minAspectRatio * foil : undefined);

/** Returns the smallest square or circle for a foil, in mm: 4 × 0.66 t, or `undefined` for an invalid foil. */
export const smallestPad = (foil: number) => (isLength(foil) ? 4 * minAreaRatio * foil : undefined);

/**
 * Returns the shortest length of an opening of this width whose area ratio is large enough for a foil, all in mm.
 * Returns `undefined` for an invalid length, and if the two long walls alone hold the paste at any length.
 */
export function shortestLength(width: number, foil: number): number | undefined {
  const walls = 2 * minAreaRatio * foil;
  return isLength(width) && isLength(foil) && width > walls ? (walls * width) / (width - walls) : undefined;
}

/** Whether we cut a foil of this thickness in mm, rounded to 0.01 mm: 6 mil (0.1524 mm) is 0.15. `false` for NaN. */
export const isFoilInRange = (foil: number) => isWithin(Number(foil.toFixed(2)), capabilities.stencil.foil.value);
