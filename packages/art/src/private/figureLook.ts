import { forcedColors, monoFigures } from '@pcb/ui/theme';

/** The text of a figure or a label in a drawing, without its size and colour. */
export const figureLook = {
  ...monoFigures,
  dominantBaseline: 'central',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
} as const;
