import { board } from '../../colors/boardColors.ts';
import { artStyle } from '../../private/artStyle.ts';

export const trace = artStyle({
  fill: 'none',
  stroke: board.maskTrace,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});

export const traceBright = artStyle([trace, { stroke: board.maskTraceBright }]);

export const ring = artStyle({ fill: board.mask, stroke: board.maskTraceBright, strokeWidth: 4 });
