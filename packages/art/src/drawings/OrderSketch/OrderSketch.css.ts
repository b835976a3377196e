import { forcedColors, vars } from '@pcb/ui/theme';
import { artStyle } from '../../internal/artStyle.ts';

/** The material of a board, in cross-section or from above. */
export const board = artStyle({
  fill: vars.color.brandSoft,
  stroke: vars.color.brand,
  strokeWidth: 1,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const copper = artStyle({ fill: vars.color.accent, '@media': { [forcedColors]: { fill: 'CanvasText' } } });

/** A hole or an opening: the page behind it. */
export const hole = artStyle({
  fill: vars.color.surface,
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** The metal of a stencil or its frame. */
export const metal = artStyle({
  fill: vars.color.line,
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const line = artStyle({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const dashed = artStyle({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.5,
  strokeDasharray: '6 4',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
