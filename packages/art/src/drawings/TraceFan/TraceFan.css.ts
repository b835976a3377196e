import { vars } from '@pcb/ui/theme';
import { artStyle } from '../../internal/artStyle.ts';

export const trace = artStyle({
  fill: 'none',
  stroke: vars.board.maskTrace,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});

export const traceBright = artStyle([trace, { stroke: vars.board.maskTraceBright }]);

export const ring = artStyle({ fill: vars.board.mask, stroke: vars.board.maskTraceBright, strokeWidth: 4 });
