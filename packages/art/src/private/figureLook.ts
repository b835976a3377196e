import { forcedColors, vars } from '@pcb/ui/theme';

/** The text of a figure or a label in a drawing, without its size and colour. */
export const figureLook = {
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  dominantBaseline: 'central',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
} as const;
