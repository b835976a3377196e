import {
  clampChroma,
  modeHsl,
  modeLrgb,
  modeOklch,
  modeRgb,
  converter,
  parse,
  useMode as registerColorSpace,
  wcagContrast,
} from 'culori/fn';
import type { PaletteColor } from '../tokens/palette.ts';

// culori/fn supports only registered colour spaces.
[modeRgb, modeLrgb, modeHsl, modeOklch].forEach((space) => registerColorSpace(space));

const toOklch = converter('oklch');

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Returns `undefined` if the text is not a CSS colour. */
export function parseColor(css: string): PaletteColor | undefined {
  const color = toOklch(parse(css));
  return color && [color.l, color.c, color.h ?? 0];
}

/** Returns the closest sRGB colour with the same lightness and hue, rounded as in CSS. */
export function inGamut([lightness, chroma, hue, opacity]: PaletteColor): PaletteColor {
  const l = rounded(Math.min(1, Math.max(0, lightness)), 3);
  const h = rounded(hue, 1);
  const c = rounded(clampChroma({ mode: 'oklch', l, c: chroma, h }, 'oklch').c, 4);
  return [l, c, h, opacity];
}

const asCulori = ([l, c, h]: PaletteColor) => ({ mode: 'oklch', l, c, h }) as const;

/** Returns the WCAG contrast of two opaque colours, from 1 to 21. */
export const contrastOf = (one: PaletteColor, other: PaletteColor) => wcagContrast(asCulori(one), asCulori(other));
