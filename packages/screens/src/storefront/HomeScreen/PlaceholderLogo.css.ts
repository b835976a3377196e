import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const drawing = screenStyle({ width: '100%', maxWidth: '7.5rem', height: 'auto', marginInline: 'auto' });

export const pads = screenStyle({ fill: vars.color.line });

export const outline = screenStyle({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
  strokeDasharray: '4 3',
});
