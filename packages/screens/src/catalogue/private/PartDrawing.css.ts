import { forcedColors, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

// The strokes have the same width in a thumbnail and in a card.
const line = {
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

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

/** Without a stroke, which would close the gaps between fine contacts. */
export const pins = screenStyle({
  fill: vars.color.copper,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const lines = screenStyle({
  ...line,
  strokeWidth: 1,
  fill: 'none',
  stroke: vars.color.textMuted,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/** A darker surface of a body. */
export const shades = screenStyle({
  fill: vars.color.text,
  fillOpacity: 0.16,
  '@media': { [forcedColors]: { fill: 'GrayText' } },
});

export const marks = screenStyle({
  fill: vars.color.text,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const scaleLine = screenStyle({
  ...line,
  strokeWidth: 1,
  fill: 'none',
  stroke: vars.color.textMuted,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/** In units of the view box: 12 px in a card. */
export const scaleText = screenStyle({
  fontFamily: vars.font.mono,
  fontSize: '6px',
  // The figure comes before its unit, to the right of the line, also on a right-to-left page.
  direction: 'ltr',
  fill: vars.color.textMuted,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
