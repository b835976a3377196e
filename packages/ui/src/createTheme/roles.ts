import { boardRoles, onMaskRoles } from '../tokens/board.ts';
import { colorRoles, type ColorRole } from '../tokens/color.ts';
import { contrastPairs, type PairedColor } from '../tokens/contrastPairs.ts';
import type { PaletteColors, PaletteRef } from '../tokens/palette.ts';
import { contrastOf } from './oklch.ts';

/** The roles of a generated theme: primary buttons have the colour of the brand instead of gold. */
export const themeColorRoles = {
  ...colorRoles,
  highlight: colorRoles.brand,
  highlightHover: colorRoles.brandHover,
  onHighlight: colorRoles.onBrand,
};

const roles: Readonly<Record<PairedColor, ColorRole>> = { ...themeColorRoles, ...boardRoles };
const rolesOnMask: Readonly<Partial<Record<PairedColor, PaletteRef>>> = { ...onMaskRoles, page: boardRoles.mask.dark };

/** The modes in which pairs are measured, by their names in error messages. */
const modes = {
  'in the light theme': (name: PairedColor) => roles[name].light,
  'in the dark theme': (name: PairedColor) => roles[name].dark,
  'on a board': (name: PairedColor) => rolesOnMask[name] ?? roles[name].dark,
};

/** Every pair of `contrastPairs` in every mode, as colours of the palette. */
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

/** The first pair with too little contrast, with the contrast that it has; `undefined` if all have enough. */
export function findFailure(colors: PaletteColors) {
  return pairs
    .map((pair) => ({ ...pair, found: contrastOf(colors[pair.foreground], colors[pair.background]) }))
    .find(({ found, ratio }) => found < ratio);
}
