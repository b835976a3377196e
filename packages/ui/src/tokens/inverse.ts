import type { ColorName } from './color.ts';
import { mapValues } from './mapValues.ts';
import { paletteColors, toCss, type PaletteRef } from './palette.ts';

/** An inverse section is dark in both themes, in the hue of the brand. All other roles use their dark value. */
export const inverseRoles = {
  page: 'pine.800',
  surface: 'pine.720',
  surfaceRaised: 'pine.750',
  surfaceSunken: 'pine.850',
  line: 'pine.500',
  lineStrong: 'pine.300',
  textMuted: 'pine.200',
} as const satisfies Partial<Record<ColorName, PaletteRef>>;

export const inverse = mapValues<keyof typeof inverseRoles, PaletteRef, string>(inverseRoles, (ref) =>
  toCss(paletteColors[ref]),
);
