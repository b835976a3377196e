import { vars } from '@pcb/ui/theme';
import { artStyle } from '../../internal/artStyle.ts';

export const pads = artStyle({ fill: vars.color.line });

export const outline = artStyle({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
  strokeDasharray: '4 3',
});
