import { forcedColors, vars } from '@pcb/ui/theme';
import { artStyle } from '../../private/artStyle.ts';
import { line, solid } from '../../private/forcedLooks.ts';

const roundLine = (stroke: string, strokeWidth: number) =>
  ({ ...line(stroke, strokeWidth), strokeLinecap: 'round', strokeLinejoin: 'round' }) as const;

export const dots = artStyle(roundLine(vars.color.line, 2));
export const track = artStyle(roundLine(vars.color.line, 3));
export const courtyard = artStyle({ ...roundLine(vars.color.lineStrong, 1), strokeDasharray: '4 4' });
export const outline = artStyle(roundLine(vars.color.textMuted, 1.5));
export const pads = artStyle({
  fill: vars.color.surface,
  stroke: vars.color.accent,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { fill: 'none', stroke: 'CanvasText' } },
});
export const pinOne = artStyle(solid(vars.color.textMuted));
