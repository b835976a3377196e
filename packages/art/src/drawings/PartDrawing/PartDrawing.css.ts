import { forcedColors, vars } from '@pcb/ui/theme';
import { artStyle } from '../../private/artStyle.ts';

// Strokes have the same width in a thumbnail and on a card.
const line = {
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

export const body = artStyle({
  ...line,
  fill: vars.color.surface,
  stroke: vars.color.text,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const metal = artStyle({
  ...line,
  fill: vars.color.surfaceSunken,
  stroke: vars.color.accent,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** A stroke would close the gaps between fine contacts. */
export const pins = artStyle({
  fill: vars.color.accent,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const lines = artStyle({
  ...line,
  strokeWidth: 1,
  fill: 'none',
  stroke: vars.color.textMuted,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const shades = artStyle({
  fill: vars.color.text,
  fillOpacity: 0.16,
  '@media': { [forcedColors]: { fill: 'GrayText' } },
});

export const marks = artStyle({
  fill: vars.color.text,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const scaleLine = artStyle({
  ...line,
  strokeWidth: 1,
  fill: 'none',
  stroke: vars.color.textMuted,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/** In view box units: 12 px when the drawing is 10 rem wide. */
export const scaleText = artStyle({
  fontFamily: vars.font.mono,
  fontSize: '7px',
  fill: vars.color.textMuted,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
