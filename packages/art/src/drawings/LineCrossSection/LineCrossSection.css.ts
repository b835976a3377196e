import { forcedColors, vars } from '@pcb/ui/theme';
import { artStyle } from '../../internal/artStyle.ts';

export const dielectric = artStyle({
  fill: vars.color.brandSoft,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const copper = artStyle({ fill: vars.color.accent, '@media': { [forcedColors]: { fill: 'CanvasText' } } });

export const dimension = artStyle({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const letter = artStyle({
  fill: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: '13px',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
