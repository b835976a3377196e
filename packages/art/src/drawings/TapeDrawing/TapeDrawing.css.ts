import { forcedColors, vars } from '@pcb/ui/theme';
import { board } from '../../colors/boardColors.ts';
import { silver } from '../../colors/pieceColors.css.ts';
import { artStyle } from '../../private/artStyle.ts';
import { line, outlined, solid } from '../../private/forcedLooks.ts';
import { mix } from '../../private/mix.ts';

const { color } = vars;

/** With large text, figures extend beyond the view box. */
export const drawing = artStyle({ overflow: 'visible' });

const carrier = mix(board.silkscreen, 82, board.drill);

export const tape = artStyle(outlined(carrier, mix(carrier, 60, board.drill), 1));
export const sprockets = artStyle(outlined(color.surface, mix(carrier, 60, board.drill), 0.75));
export const pockets = artStyle(outlined(mix(carrier, 82, board.drill), mix(carrier, 55, board.drill), 0.75));
export const parts = artStyle(solid(board.drill));
export const leads = artStyle(solid(silver));

export const dimension = artStyle(line(color.accent, 1));
export const arrow = artStyle(solid(color.accent));

const text = {
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
  fontSize: '13px',
  dominantBaseline: 'central',
  '@container': { '(max-width: 20rem)': { fontSize: '16px' } },
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
} as const;

export const figure = artStyle({ ...text, fill: color.accentText });
export const barFigure = artStyle({ ...text, textAnchor: 'end', fill: color.textMuted });
