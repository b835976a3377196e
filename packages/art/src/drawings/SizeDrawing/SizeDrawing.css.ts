import { monoFigures, vars } from '@pcb/ui/theme';
import { board } from '../../colors/boardColors.ts';
import { artStyle } from '../../private/artStyle.ts';

export const outline = artStyle({ fill: board.maskTrack, stroke: board.pad, strokeWidth: 1.5 });

export const unknownOutline = artStyle({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
});

/** Alternating long and short dashes, as in a technical drawing. */
export const centre = artStyle({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 0.75,
  strokeDasharray: '10 3 2 3',
});

export const dimension = artStyle({ fill: 'none', stroke: vars.color.textMuted, strokeWidth: 1 });

export const measure = artStyle({
  fill: vars.color.text,
  ...monoFigures,
  fontSize: '0.75rem',
});
