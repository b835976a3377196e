import { vars } from '@pcb/ui/theme';
import { artStyle } from './artStyle.ts';
import { line, solid } from './forcedLooks.ts';

/** The line of a dimension in a drawing. */
export const dimension = artStyle(line(vars.color.accent, 1));

/** The arrowheads of a dimension. */
export const arrow = artStyle(solid(vars.color.accent));

/** The line of a scale bar. */
export const barLine = artStyle(line(vars.color.textMuted, 1.5));
