import { forcedColors, vars } from '@pcb/ui/theme';
import { artStyle } from './artStyle.ts';

/** The line of a dimension in a drawing. */
export const dimension = artStyle({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 1,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/** The arrowheads of a dimension. */
export const arrow = artStyle({
  fill: vars.color.accent,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
