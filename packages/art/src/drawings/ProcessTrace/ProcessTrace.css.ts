import { forcedColors, vars } from '@pcb/ui/theme';
import { board } from '../../colors/boardColors.ts';
import { artStyle } from '../../internal/artStyle.ts';

const track = { fill: 'none', strokeWidth: 3, '@media': { [forcedColors]: { stroke: 'CanvasText' } } } as const;

export const copper = artStyle({ ...track, stroke: vars.color.accent });

export const planned = artStyle({ ...track, stroke: vars.color.line, strokeDasharray: '4 4' });

export const via = artStyle({
  fill: vars.color.accent,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

/** Where the board is: a larger via, with the gold of its finish. */
export const currentVia = artStyle({
  fill: board.pad,
  stroke: vars.color.accent,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' } },
});

export const plannedVia = artStyle({
  fill: vars.color.surface,
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const hole = artStyle({
  fill: vars.color.surface,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});
