import { resolveRole, type ColorName, type ColorRole, type ColorToken } from './color.ts';
import { mapValues } from './mapValues.ts';
import { paletteColors, toCss, type PaletteRef } from './palette.ts';

/** The colours of a drawn board, by material. */
export const boardRoles = {
  mask: {
    light: 'mask.700',
    dark: 'mask.800',
    description: 'Solder mask. Also the background of a section styled as a board.',
  },
  maskTrace: {
    light: 'mask.600',
    dark: 'mask.650',
    description: 'Copper under the mask.',
  },
  maskTraceBright: {
    light: 'mask.400',
    dark: 'mask.500',
    description: 'Highlighted tracks under the mask.',
  },
  pad: {
    light: 'gold.250',
    dark: 'gold.350',
    description: 'ENIG pads and via rings.',
  },
  silkscreen: {
    light: 'neutral.40',
    dark: 'neutral.100',
    description: 'The printed legend.',
  },
  drill: {
    light: 'mask.900',
    dark: 'mask.950',
    description: 'Holes and component bodies.',
  },
} as const satisfies Record<string, ColorRole>;

export type BoardColorName = keyof typeof boardRoles;

/** The colours of a drawn board, as CSS. */
export const board = mapValues<BoardColorName, ColorRole, ColorToken>(boardRoles, resolveRole);

/**
 * The colours of a section styled as a board (`<Box surface="mask">`). Its page background is the mask, these roles have
 * the same value in both themes, and all other roles take their dark value.
 */
export const onMaskRoles = {
  surface: 'mask.720',
  surfaceRaised: 'mask.750',
  surfaceSunken: 'mask.850',
  line: 'mask.500',
  lineStrong: 'mask.300',
  textMuted: 'mask.200',
} as const satisfies Partial<Record<ColorName, PaletteRef>>;

/** The colours of a section styled as a board, as CSS. */
export const onMask = mapValues<keyof typeof onMaskRoles, PaletteRef, string>(onMaskRoles, (ref) =>
  toCss(paletteColors[ref]),
);
