import { forcedColors, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

const line = { strokeWidth: 1.25, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const drawing = screenStyle({ display: 'block', width: '100%', height: 'auto' });

export const body = screenStyle({
  ...line,
  fill: vars.color.surface,
  stroke: vars.color.text,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const metal = screenStyle({
  ...line,
  fill: vars.color.surfaceSunken,
  stroke: vars.color.copper,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const lines = screenStyle({
  ...line,
  fill: 'none',
  stroke: vars.color.textMuted,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
