import { type StyleRule } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

export const drawing = componentStyle({ display: 'block', width: '100%', height: 'auto' });

const line = (color: string, width: number): StyleRule => ({
  fill: 'none',
  stroke: color,
  strokeWidth: width,
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const neighbours = componentStyle(line(vars.color.line, 6));
export const neighbourPads = componentStyle(line(vars.color.line, 5));
export const trace = componentStyle(line(vars.color.copper, 8));
export const pads = componentStyle(line(vars.color.copper, 6));
export const circle = componentStyle([line(vars.color.textMuted, 1.5), { strokeDasharray: '5 5' }]);
export const note = componentStyle([line(vars.color.textMuted, 1.5), { strokeLinecap: 'round' }]);
