import { style } from '@vanilla-extract/css';
import { inScreens, vars } from '@pcb/ui/theme';

export const drawing = style(inScreens({ width: '100%', maxWidth: '7.5rem', height: 'auto', marginInline: 'auto' }));

export const pads = style(inScreens({ fill: vars.color.line }));

export const outline = style(
  inScreens({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1, strokeDasharray: '4 3' }),
);
