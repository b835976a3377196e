import { vars } from '@pcb/ui/theme';
import { artStyle } from '../../internal/artStyle.ts';

export const copper = artStyle({
  fill: 'none',
  stroke: vars.board.maskTraceBright,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const pads = artStyle({ fill: vars.board.pad, fillRule: 'evenodd' });

export const legend = artStyle({ fill: 'none', stroke: vars.board.silkscreen, strokeWidth: 1 });
