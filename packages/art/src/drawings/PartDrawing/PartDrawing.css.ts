import { forcedColors, vars } from '@pcb/ui/theme';
import { artStyle } from '../../private/artStyle.ts';
import { line, outlined, solid } from '../../private/forcedLooks.ts';

const { color } = vars;

// Strokes have the same width in a thumbnail and on a card.
const stroke = {
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

export const body = artStyle({ ...stroke, ...outlined(color.surface, color.text, 1.25) });

export const metal = artStyle({ ...stroke, ...outlined(color.surfaceSunken, color.accent, 1.25) });

/** A stroke would close the gaps between fine contacts. */
export const pins = artStyle(solid(color.accent));

export const lines = artStyle({ ...stroke, ...line(color.textMuted, 1) });

export const shades = artStyle({
  fill: color.text,
  fillOpacity: 0.16,
  '@media': { [forcedColors]: { fill: 'GrayText' } },
});

export const marks = artStyle(solid(color.text));

/** In view box units: 12 px when the drawing is 10 rem wide. */
export const scaleText = artStyle({ ...solid(color.textMuted), fontFamily: vars.font.mono, fontSize: '7px' });
