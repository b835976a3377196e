import { style, type StyleRule } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const drawing = style(inComponents({ display: 'block', width: '100%', height: 'auto' }));

const line = (color: string, width: number): StyleRule =>
  inComponents({
    fill: 'none',
    stroke: color,
    strokeWidth: width,
    strokeLinejoin: 'round',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  });

export const neighbours = style(line(vars.color.line, 6));
export const neighbourPads = style(line(vars.color.line, 5));
export const trace = style(line(vars.color.copper, 8));
export const pads = style(line(vars.color.copper, 6));
export const circle = style([line(vars.color.textMuted, 1.5), inComponents({ strokeDasharray: '5 5' })]);
export const note = style([line(vars.color.textMuted, 1.5), inComponents({ strokeLinecap: 'round' })]);
