import { forcedColors, inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

/** A drawing is not mirrored: its words go from left to right too, or they would stand on the wrong side of their place. */
export const drawing = style(inScreens({ width: '100%', maxWidth: '20rem', height: 'auto', direction: 'ltr' }));

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
