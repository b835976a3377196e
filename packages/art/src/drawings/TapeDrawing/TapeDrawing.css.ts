import { vars } from '@pcb/ui/theme';
import { board } from '../../colors/boardColors.ts';
import { silver } from '../../colors/pieceColors.css.ts';
import { artStyle } from '../../private/artStyle.ts';
import { dimensionFigure } from '../../private/figureLook.ts';
import { outlined, solid } from '../../private/forcedLooks.ts';
import { mix } from '../../private/mix.ts';

const { color } = vars;

const carrier = mix(board.silkscreen, 82, board.drill);

export const tape = artStyle(outlined(carrier, mix(carrier, 60, board.drill), 1));
export const sprockets = artStyle(outlined(color.surface, mix(carrier, 60, board.drill), 0.75));
export const pockets = artStyle(outlined(mix(carrier, 82, board.drill), mix(carrier, 55, board.drill), 0.75));
export const parts = artStyle(solid(board.drill));
export const leads = artStyle(solid(silver));

const text = dimensionFigure('13px', '20rem', '16px');

export const figure = artStyle({ ...text, fill: color.accentText });
export const barFigure = artStyle({ ...text, textAnchor: 'end', fill: color.textMuted });
