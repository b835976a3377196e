import { type ColorName, colorRoles, type ColorRole } from '../tokens/color.ts';
import { contrastPairs } from '../tokens/contrastPairs.ts';
import { inverseRoles } from '../tokens/inverse.ts';
import type { PaletteColors, PaletteRef } from '../tokens/palette.ts';
import { contrastOf } from './oklch.ts';

/** Primary buttons have the colour of the brand instead of gold. */
export const themeColorRoles: Readonly<Record<ColorName, ColorRole>> = {
  ...colorRoles,
  highlight: colorRoles.brand,
  highlightHover: colorRoles.brandHover,
  onHighlight: colorRoles.onBrand,
};

const inverse: Readonly<Partial<Record<ColorName, PaletteRef>>> = inverseRoles;

/** The keys appear in error messages. */
const modes = {
  'in the light theme': (name: ColorName) => themeColorRoles[name].light,
  'in the dark theme': (name: ColorName) => themeColorRoles[name].dark,
  'on an inverse section': (name: ColorName) => inverse[name] ?? themeColorRoles[name].dark,
};

const pairs = Object.entries(modes).flatMap(([mode, refOf]) =>
  contrastPairs.flatMap(({ foreground, backgrounds, ratio }) =>
    backgrounds.map((background) => ({
      name: `${foreground} on ${background} ${mode}`,
      foreground: refOf(foreground),
      background: refOf(background),
      ratio,
    })),
  ),
);

/** Returns the first pair with too little contrast, with its contrast, or `undefined` if all have enough. */
export function findFailure(colors: PaletteColors) {
  return pairs
    .map((pair) => ({ ...pair, found: contrastOf(colors[pair.foreground], colors[pair.background]) }))
    .find(({ found, ratio }) => found < ratio);
}
