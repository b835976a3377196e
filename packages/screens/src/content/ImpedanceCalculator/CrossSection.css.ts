import { forcedColors, inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const drawing = style(inScreens({ width: '100%', maxWidth: '20rem', height: 'auto' }));

export const dielectric = style(
  inScreens({ fill: vars.color.brandSoft, '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } } }),
);

export const copper = style(
  inScreens({ fill: vars.color.copper, '@media': { [forcedColors]: { fill: 'CanvasText' } } }),
);

export const dimension = style(
  inScreens({
    fill: 'none',
    stroke: vars.color.text,
    strokeWidth: 1,
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const letter = style(
  inScreens({
    fill: vars.color.text,
    fontFamily: vars.font.mono,
    fontSize: '13px',
    '@media': { [forcedColors]: { fill: 'CanvasText' } },
  }),
);
