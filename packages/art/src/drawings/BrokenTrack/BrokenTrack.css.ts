import { forcedColors, vars } from '@pcb/ui/theme';
import { type StyleRule } from '@vanilla-extract/css';
import { artStyle } from '../../private/artStyle.ts';

const line = (color: string, width: number): StyleRule => ({
  fill: 'none',
  stroke: color,
  strokeWidth: width,
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const neighbours = artStyle(line(vars.color.line, 6));
export const neighbourPads = artStyle(line(vars.color.line, 5));
export const track = artStyle(line(vars.color.accent, 8));
export const pads = artStyle(line(vars.color.accent, 6));
export const circle = artStyle([line(vars.color.textMuted, 1.5), { strokeDasharray: '5 5' }]);
export const note = artStyle([line(vars.color.textMuted, 1.5), { strokeLinecap: 'round' }]);
