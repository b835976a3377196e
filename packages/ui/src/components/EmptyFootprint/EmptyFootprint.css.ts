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
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  });

export const dots = style(line(vars.color.line, 2));
export const trace = style(line(vars.color.line, 3));
export const courtyard = style([line(vars.color.lineStrong, 1), inComponents({ strokeDasharray: '4 4' })]);
export const outline = style(line(vars.color.textMuted, 1.5));
export const pads = style(
  inComponents({
    fill: vars.color.surface,
    stroke: vars.color.copper,
    strokeWidth: 1.5,
    '@media': { [forcedColors]: { fill: 'none', stroke: 'CanvasText' } },
  }),
);
export const pinOne = style(
  inComponents({ fill: vars.color.textMuted, '@media': { [forcedColors]: { fill: 'CanvasText' } } }),
);
