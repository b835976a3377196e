import { forcedColors, vars } from '@pcb/ui/theme';
import { artStyle } from '../../private/artStyle.ts';

/** In em, so that it grows with the text next to it. */
export const mark = artStyle({ flex: 'none', width: '0.96em', height: '1.15em' });

export const track = artStyle({
  fill: 'none',
  stroke: vars.color.brand,
  strokeWidth: 3.5,
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { stroke: 'currentColor' } },
});

export const pad = artStyle({ fill: vars.color.accent, '@media': { [forcedColors]: { fill: 'currentColor' } } });
