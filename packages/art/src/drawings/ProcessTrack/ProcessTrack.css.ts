import { forcedColors, vars } from '@pcb/ui/theme';
import { board } from '../../colors/boardColors.ts';
import { artStyle } from '../../private/artStyle.ts';
import { line, outlined, solid } from '../../private/forcedLooks.ts';

const { color } = vars;

export const copper = artStyle(line(color.accent, 3));

export const planned = artStyle({ ...line(color.line, 3), strokeDasharray: '4 4' });

export const via = artStyle(solid(color.accent));

export const currentVia = artStyle({
  ...outlined(board.pad, color.accent, 2),
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' } },
});

export const plannedVia = artStyle(outlined(color.surface, color.lineStrong, 1.5));

export const hole = artStyle({ fill: color.surface, '@media': { [forcedColors]: { fill: 'Canvas' } } });
