import { paletteColors, type PaletteColor, type PaletteColors, type PaletteRef } from '../tokens/palette.ts';

/** Above this lightness a colour is a tint, whose chroma a colourful brand does not increase. */
const tintLightness = 0.93;

/** The maximum factor for the chroma of our ramps, for a more colourful brand or neutral. */
const maxChromaFactor = 2.5;

/** The colour of the brand in the light theme. */
export const brandRef = 'green.600' satisfies PaletteRef;

/** The hover colour of the brand and the text on its tint, whose lightness keeps a fixed distance from that of the brand. */
const besideBrand: readonly PaletteRef[] = ['green.650', 'green.700'];

/** Below this lightness the hover colour of a brand is lighter than the brand, not darker. */
const nearlyBlack = 0.1;

type Recolor = (color: PaletteColor) => PaletteColor;

/**
 * Gives the colours of a ramp the hue of `color`, and its chroma relative to that of `reference`. No colour becomes more
 * colourful than `color`, or ours: a pale green at the maximum chroma of sRGB would be neon.
 */
function recolorLike(color: PaletteColor, reference: PaletteColor): Recolor {
  const factor = Math.min(color[1] / reference[1], maxChromaFactor);
  return ([lightness, chroma, , opacity]) => [
    lightness,
    Math.min(chroma * (lightness > tintLightness ? Math.min(factor, 1) : factor), Math.max(chroma, color[1])),
    color[2],
    opacity,
  ];
}

/** Gives colours that belong to our brand the hue of another one. */
export const inHueOf = (brand: PaletteColor): Recolor => recolorLike(brand, paletteColors[brandRef]);

/**
 * The palette of a theme: green and pine in the hue of the brand, neutral in the hue of `neutral`. Copper, gold and the
 * colours of messages stay. Colours may be outside of sRGB.
 */
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
    if (besideBrand.includes(ref)) return [ref, lighter(color, brand[0] - color[0] + direction * (color[0] - ours[0]))];
    return [ref, color];
  });
  return Object.fromEntries(entries) as PaletteColors;
}

/** A colour with another lightness; darker if `by` is negative. */
export const lighter = ([lightness, chroma, hue, opacity]: PaletteColor, by: number): PaletteColor => [
  lightness + by,
  chroma,
  hue,
  opacity,
];

/** The colours whose lightness changes together with that of a colour. */
export const movingWith = (ref: PaletteRef): readonly PaletteRef[] =>
  ref === brandRef ? [brandRef, ...besideBrand] : [ref];
