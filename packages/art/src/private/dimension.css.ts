import { vars } from '@pcb/ui/theme';
import { artStyle } from './artStyle.ts';
import { line, solid } from './forcedLooks.ts';

export const dimension = artStyle(line(vars.color.accent, 1));

export const arrow = artStyle(solid(vars.color.accent));

export const leader = artStyle(line(vars.color.lineStrong, 1));

export const barLine = artStyle(line(vars.color.textMuted, 1.5));
