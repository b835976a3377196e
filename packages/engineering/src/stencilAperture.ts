import { type Computed, firstRefusal, isWithin } from './computed.ts';

/** IPC-7525: paste leaves an opening reliably from this width ÷ foil thickness on. */
export const smallestAspectRatio = 1.5;

/** IPC-7525: and from this area of the opening ÷ area of its walls on. */
export const smallestAreaRatio = 0.66;

/** The foils that we cut, in mm, both ends included; compared to 0.01 mm, so that 6 mil (0.1524 mm) counts as 0.15. */
export const foilRange = [0.1, 0.15] as const;

/** What the functions here take for a length, in mm, both ends included: wider than any stencil. */
const lengthLimits = [0.001, 1000] as const;

const isLength = (mm: number) => isWithin(mm, lengthLimits);

const mustBeLength = (name: string) => `The ${name} must be between 0.001 and 1000 mm.`;

/** An opening in the foil; every length in mm. A square is a rectangle with two equal sides. */
type StencilOpening = { shape: 'rectangle'; width: number; length: number } | { shape: 'circle'; diameter: number };

interface ApertureRatios {
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
 * 0.001–1000 mm gives the input's name and a reason.
 */
export function apertureRatios(
  opening: StencilOpening,
  foil: number,
): Computed<ApertureRatios, 'foil' | 'width' | 'length' | 'diameter'> {
  const refusal = firstRefusal<'foil' | 'width' | 'length' | 'diameter'>([
    ['foil', isLength(foil), mustBeLength('foil')],
    ...(opening.shape === 'circle'
      ? ([['diameter', isLength(opening.diameter), mustBeLength('diameter')]] as const)
      : ([
          ['width', isLength(opening.width), mustBeLength('width')],
          ['length', isLength(opening.length), mustBeLength('length')],
        ] as const)),
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

/** Whether we cut a foil of so many mm, compared to 0.01 mm. */
export const isFoilInRange = (foil: number) => {
  const rounded = Number(foil.toFixed(2));
  return rounded >= foilRange[0] && rounded <= foilRange[1];
};
