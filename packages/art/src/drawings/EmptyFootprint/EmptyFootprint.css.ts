import { forcedColors, vars } from '@pcb/ui/theme';
import { type StyleRule } from '@vanilla-extract/css';
import { artStyle } from '../../private/artStyle.ts';

const line = (color: string, width: number): StyleRule => ({
  fill: 'none',
  stroke: color,
  strokeWidth: width,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const dots = artStyle(line(vars.color.line, 2));
export const track = artStyle(line(vars.color.line, 3));
export const courtyard = artStyle([line(vars.color.lineStrong, 1), { strokeDasharray: '4 4' }]);
export const outline = artStyle(line(vars.color.textMuted, 1.5));
export const pads = artStyle({
  fill: vars.color.surface,
  stroke: vars.color.accent,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { fill: 'none', stroke: 'CanvasText' } },
});
export const pinOne = artStyle({
  fill: vars.color.textMuted,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
