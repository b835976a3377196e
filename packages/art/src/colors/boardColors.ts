import { kebabCase } from '@pcb/text/kebabCase';
import { type ColorToken, inverse } from '@pcb/ui/theme';

/** The colours of a drawn board that follow the brand. For a theme, pass them to `createTheme` of `@pcb/ui`. */
export const brandedBoardColors = {
  // As dark as an inverse section, which is the background of some drawings, like a board.
  mask: { light: 'oklch(0.3 0.066 161)', dark: inverse.page, description: 'Solder mask.' },
  maskTrack: { light: 'oklch(0.385 0.08 160)', dark: 'oklch(0.335 0.062 160)', description: 'Copper under the mask.' },
  maskTrackBright: {
    light: 'oklch(0.49 0.095 159)',
    dark: 'oklch(0.43 0.072 160)',
    description: 'Highlighted tracks under the mask.',
  },
  drill: { light: 'oklch(0.19 0.03 162)', dark: 'oklch(0.12 0.012 162)', description: 'Holes and component bodies.' },
} as const satisfies Record<string, ColorToken>;

export const boardColors = {
  ...brandedBoardColors,
  pad: { light: 'oklch(0.83 0.115 86)', dark: 'oklch(0.8 0.105 84)', description: 'ENIG pads and via rings.' },
  silkscreen: { light: 'oklch(0.965 0.012 110)', dark: 'oklch(0.895 0.01 115)', description: 'The printed legend.' },
} as const satisfies Record<string, ColorToken>;

export type BoardColorName = keyof typeof boardColors;

export const boardContrastPairs = [
  { foreground: 'silkscreen', backgrounds: ['mask'], ratio: 7 },
  { foreground: 'pad', backgrounds: ['mask'], ratio: 3 },
] as const;

/** A host overrides `maskTrack` by the custom property `--pcb-board-mask-track`. */
export const board = Object.fromEntries(
  Object.entries<ColorToken>(boardColors).map(([name, { light, dark }]) => [
    name,
    `var(--pcb-board-${kebabCase(name)}, light-dark(${light}, ${dark}))`,
  ]),
) as Record<BoardColorName, string>;
