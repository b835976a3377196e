import { board } from '../../colors/boardColors.ts';
import { artStyle } from '../../private/artStyle.ts';

export const track = artStyle({
  fill: 'none',
  stroke: board.maskTrack,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});

export const brightTrack = artStyle([track, { stroke: board.maskTrackBright }]);

export const ring = artStyle({ fill: board.mask, stroke: board.maskTrackBright, strokeWidth: 4 });
