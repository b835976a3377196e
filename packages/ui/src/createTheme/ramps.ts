import { paletteColors, type PaletteColor, type PaletteColors, type PaletteRef } from '../tokens/palette.ts';

/** Lighter colours are tints. A colourful brand does not increase their chroma. */
const tintLightness = 0.93;

/** The maximum factor by which a more colourful brand or neutral raises the chroma of our ramps. */
const maxChromaFactor = 2.5;

export const brandRef = 'green.600' satisfies PaletteRef;

/** The hover colour and the text on the brand's tint, at a fixed lightness distance from the brand. */
const nearBrand: readonly PaletteRef[] = ['green.650', 'green.700'];

/** Brands darker than this have a lighter hover colour, not a darker one. */
const nearlyBlack = 0.1;

type Recolor = (color: PaletteColor) => PaletteColor;

/** A pale green at the maximum chroma of sRGB would be garish, so the chroma of `color` or of our colour limits it. */
function recolorLike(color: PaletteColor, reference: PaletteColor): Recolor {
  const factor = Math.min(color[1] / reference[1], maxChromaFactor);
  return ([lightness, chroma, , opacity]) => [
    lightness,
    Math.min(chroma * (lightness > tintLightness ? Math.min(factor, 1) : factor), Math.max(chroma, color[1])),
    color[2],
    opacity,
  ];
}

export const inHueOf = (brand: PaletteColor): Recolor => recolorLike(brand, paletteColors[brandRef]);

/** Copper, gold and message colours do not change. The result may be outside sRGB. */
export function paletteFor(brand: PaletteColor, neutral: PaletteColor): PaletteColors {
  const ours = paletteColors[brandRef];
  const likeBrand = inHueOf(brand);
  const likeNeutral = recolorLike(neutral, paletteColors['neutral.400']);
  const recolors: Readonly<Record<string, Recolor>> = {
    green: likeBrand,
    pine: likeBrand,
    neutral: likeNeutral,
    shade: likeNeutral,
  };
  const direction = brand[0] < nearlyBlack ? -1 : 1;

  const entries = (Object.keys(paletteColors) as PaletteRef[]).map((ref): [PaletteRef, PaletteColor] => {
    const recolor = recolors[ref.split('.')[0] ?? ''];
    const color = recolor ? recolor(paletteColors[ref]) : paletteColors[ref];
    if (ref === brandRef) return [ref, brand];
    if (nearBrand.includes(ref)) return [ref, lighter(color, brand[0] - color[0] + direction * (color[0] - ours[0]))];
    return [ref, color];
  });
  return Object.fromEntries(entries) as PaletteColors;
}

/** Returns a darker colour if `by` is negative. */
export const lighter = ([lightness, chroma, hue, opacity]: PaletteColor, by: number): PaletteColor => [
  lightness + by,
  chroma,
  hue,
  opacity,
];

export const movingWith = (ref: PaletteRef): readonly PaletteRef[] =>
  ref === brandRef ? [brandRef, ...nearBrand] : [ref];
