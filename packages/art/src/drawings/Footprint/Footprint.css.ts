import { vars } from '@pcb/ui/theme';
import { artStyle } from '../../internal/artStyle.ts';

export const pads = artStyle({ fill: vars.color.lineStrong });

export const outline = artStyle({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
  strokeDasharray: '4 3',
});
