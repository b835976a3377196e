import { board } from '../../colors/boardColors.ts';
import { artStyle } from '../../private/artStyle.ts';

export const copper = artStyle({
  fill: 'none',
  stroke: board.maskTrackBright,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const pads = artStyle({ fill: board.pad, fillRule: 'evenodd' });

export const legend = artStyle({ fill: 'none', stroke: board.silkscreen, strokeWidth: 1 });
