import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const drawing = screenStyle({
  width: '100%',
  maxWidth: '22rem',
  height: 'auto',
  marginInline: 'auto',
  overflow: 'visible',
});

export const outline = screenStyle({ fill: vars.board.maskTrace, stroke: vars.board.pad, strokeWidth: 1.5 });

export const unknownOutline = screenStyle({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
});

/** Centre lines as in a technical drawing: alternating long and short dashes. */
export const centre = screenStyle({
  fill: 'none',
  stroke: vars.color.copper,
  strokeWidth: 0.75,
  strokeDasharray: '10 3 2 3',
});

export const dimension = screenStyle({ fill: 'none', stroke: vars.color.textMuted, strokeWidth: 1 });

export const measure = screenStyle({
  fill: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
});
