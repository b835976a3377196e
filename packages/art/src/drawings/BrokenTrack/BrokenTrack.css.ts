import { vars } from '@pcb/ui/theme';
import { artStyle } from '../../private/artStyle.ts';
import { line } from '../../private/forcedLooks.ts';

const roundLine = (stroke: string, strokeWidth: number) =>
  ({ ...line(stroke, strokeWidth), strokeLinejoin: 'round' }) as const;

export const neighbours = artStyle(roundLine(vars.color.line, 6));
export const neighbourPads = artStyle(roundLine(vars.color.line, 5));
export const track = artStyle(roundLine(vars.color.accent, 8));
export const pads = artStyle(roundLine(vars.color.accent, 6));
export const circle = artStyle({ ...roundLine(vars.color.textMuted, 1.5), strokeDasharray: '5 5' });
export const note = artStyle({ ...roundLine(vars.color.textMuted, 1.5), strokeLinecap: 'round' });
