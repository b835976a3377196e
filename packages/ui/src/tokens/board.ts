import type { ColorName, ColorToken } from './color.ts';

/** The colours of a drawn board, by material. */
export const board = {
  mask: {
    light: 'oklch(0.3 0.066 161)',
    dark: 'oklch(0.255 0.05 161)',
    description: 'Solder mask. Also the background of a section styled as a board.',
  },
  maskTrace: {
    light: 'oklch(0.385 0.08 160)',
    dark: 'oklch(0.335 0.062 160)',
    description: 'Copper under the mask.',
  },
  maskTraceBright: {
    light: 'oklch(0.49 0.095 159)',
    dark: 'oklch(0.43 0.078 160)',
    description: 'Highlighted tracks under the mask.',
  },
  pad: {
    light: 'oklch(0.83 0.115 86)',
    dark: 'oklch(0.8 0.105 84)',
    description: 'ENIG pads and via rings.',
  },
  silkscreen: {
    light: 'oklch(0.965 0.012 110)',
    dark: 'oklch(0.9 0.012 120)',
    description: 'The printed legend.',
  },
  drill: {
    light: 'oklch(0.19 0.03 162)',
    dark: 'oklch(0.12 0.012 162)',
    description: 'Holes and component bodies.',
  },
} as const satisfies Record<string, ColorToken>;

export type BoardColorName = keyof typeof board;

/**
 * The colours of a section styled as a board (`<Box surface="mask">`). Its page background is the mask, these roles have
 * the same value in both themes, and all other roles take their dark value.
 */
export const onMask = {
  surface: 'oklch(0.295 0.055 161)',
  surfaceRaised: 'oklch(0.275 0.05 161)',
  surfaceSunken: 'oklch(0.225 0.044 161)',
  line: 'oklch(0.43 0.066 160)',
  lineStrong: 'oklch(0.68 0.05 158)',
  textMuted: 'oklch(0.84 0.03 150)',
} as const satisfies Partial<Record<ColorName, string>>;
