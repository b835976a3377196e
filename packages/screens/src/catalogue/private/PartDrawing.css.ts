import { forcedColors, inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

const line = { strokeWidth: 1.25, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const drawing = style(inScreens({ display: 'block', width: '100%', height: 'auto' }));

export const body = style(
  inScreens({
    ...line,
    fill: vars.color.surface,
    stroke: vars.color.text,
    '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);

export const metal = style(
  inScreens({
    ...line,
    fill: vars.color.surfaceSunken,
    stroke: vars.color.copper,
    '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);

export const lines = style(
  inScreens({
    ...line,
    fill: 'none',
    stroke: vars.color.textMuted,
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
