import { capabilities } from './capabilities.ts';
import type { Computed, Range } from './computed.ts';
import { firstRefusal, isWithin } from './conditions.ts';

/** IPC-7525: paste leaves an opening reliably from this width ÷ foil thickness on. */
export const smallestAspectRatio = 1.5;

/** IPC-7525: and from this area of the opening ÷ area of its walls on. */
export const smallestAreaRatio = 0.66;

/** What the functions here take for a length, in mm, both ends included: wider than any stencil. */
const lengthLimits: Range = [0.001, 1000];

const isLength = (mm: number) => isWithin(mm, lengthLimits);

/** An opening in the foil; every length in mm. A square is a rectangle with two equal sides. */
export type StencilOpening =
  { shape: 'rectangle'; width: number; length: number } | { shape: 'circle'; diameter: number };

/** Why there are no ratios: a length that no stencil has. `range` is in mm. */
export interface ApertureReason {
  kind: 'outOfRange';
  input: 'foil' | 'width' | 'length' | 'diameter';
  range: Range;
}

/** The two ratios of an opening, and whether each is large enough. */
export interface ApertureRatios {
  /** Narrow side (or diameter) ÷ foil. */
  aspectRatio: number;
  /** Area of the opening ÷ area of its walls. */
  areaRatio: number;
  isAspectRatioMet: boolean;
  isAreaRatioMet: boolean;
}

// A ratio that is met exactly must not fail by the last bit of a double.
const isMet = (ratio: number, smallest: number) => ratio >= smallest - 1e-9;

/**
 * The aspect ratio and the area ratio of a stencil opening, after IPC-7525. For a rectangle L × W in a foil t: W ÷ t and
 * L·W ÷ (2·(L + W)·t); for a circle D: D ÷ t and D ÷ 4t. Which side is called the width does not matter.
 *
 * A rule of thumb for solder paste that flows well; foil finish and powder size move it. A length outside
 * 0.001–1000 mm gives a reason and the input's name.
 */
export function apertureRatios(opening: StencilOpening, foil: number): Computed<ApertureRatios, ApertureReason> {
  const condition = (input: ApertureReason['input'], mm: number) =>
    [isLength(mm), { kind: 'outOfRange', input, range: lengthLimits }] as const;
  const refusal = firstRefusal<ApertureReason>([
    condition('foil', foil),
    ...(opening.shape === 'circle'
      ? [condition('diameter', opening.diameter)]
      : [condition('width', opening.width), condition('length', opening.length)]),
  ]);
  if (refusal) return refusal;
  const [width, length] =
    opening.shape === 'circle' ? [opening.diameter, opening.diameter] : [opening.width, opening.length];
  const aspectRatio = Math.min(width, length) / foil;
  // One formula serves both: a circle D has the ratio of the square D × D.
  const areaRatio = (width * length) / (2 * (width + length) * foil);
  return {
    isValid: true,
    aspectRatio,
    areaRatio,
    isAspectRatioMet: isMet(aspectRatio, smallestAspectRatio),
    isAreaRatioMet: isMet(areaRatio, smallestAreaRatio),
  };
}

/** The narrowest long slot for a foil, both in mm: 1.5 t. `undefined` for a foil that is no length. */
export const narrowestSlot = (foil: number) => (isLength(foil) ? smallestAspectRatio * foil : undefined);

/** The smallest square side or circle diameter for a foil, in mm: 4 × 0.66 t. `undefined` for a foil that is no length. */
export const smallestPad = (foil: number) => (isLength(foil) ? 4 * smallestAreaRatio * foil : undefined);

/** Whether we cut a foil of so many mm, compared to 0.01 mm so that 6 mil (0.1524 mm) counts as 0.15. `false` for NaN. */
export const isFoilInRange = (foil: number) => isWithin(Number(foil.toFixed(2)), capabilities.stencil.foil.value);
