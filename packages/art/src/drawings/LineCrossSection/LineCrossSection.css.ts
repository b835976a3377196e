import { forcedColors, vars } from '@pcb/ui/theme';
import { artStyle } from '../../private/artStyle.ts';
import { line, solid } from '../../private/forcedLooks.ts';

export const dielectric = artStyle({
  fill: vars.color.brandSoft,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const copper = artStyle(solid(vars.color.accent));

export const dimension = artStyle(line(vars.color.text, 1));

export const letter = artStyle({ ...solid(vars.color.text), fontFamily: vars.font.mono, fontSize: '13px' });
