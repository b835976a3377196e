import { type StyleRule } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

export const drawing = componentStyle({ display: 'block', width: '100%', height: 'auto' });

const line = (color: string, width: number): StyleRule => ({
  fill: 'none',
  stroke: color,
  strokeWidth: width,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const dots = componentStyle(line(vars.color.line, 2));
export const trace = componentStyle(line(vars.color.line, 3));
export const courtyard = componentStyle([line(vars.color.lineStrong, 1), { strokeDasharray: '4 4' }]);
export const outline = componentStyle(line(vars.color.textMuted, 1.5));
export const pads = componentStyle({
  fill: vars.color.surface,
  stroke: vars.color.copper,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { fill: 'none', stroke: 'CanvasText' } },
});
export const pinOne = componentStyle({
  fill: vars.color.textMuted,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
