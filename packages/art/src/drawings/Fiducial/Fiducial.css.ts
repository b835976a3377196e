import { board } from '../../colors/boardColors.ts';
import { artStyle } from '../../private/artStyle.ts';

export const pad = artStyle({ fill: board.pad });

export const ring = artStyle({ fill: 'none', stroke: board.maskTrackBright, strokeWidth: 1 });
