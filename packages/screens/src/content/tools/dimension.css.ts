import { forcedColors, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

/** The line of a dimension in a drawing. */
export const dimension = screenStyle({
  fill: 'none',
  stroke: vars.color.copper,
  strokeWidth: 1,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/** The arrowheads of a dimension. */
export const arrow = screenStyle({
  fill: vars.color.copper,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
