import { styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layerStyles.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const colors = { 0: vars.color.accent, 1: vars.color.brand, 2: vars.color.info, 3: vars.color.text };

/** Sets `currentColor`, which draws the series. In forced colours, only dashes, markers and patterns differ. */
export const seriesColor = styleVariants(colors, (color) => [
  component.style({ color, '@media': { [forcedColors]: { color: 'CanvasText' } } }),
]);

export const line = component.style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
});

export const marker = component.style({
  fill: vars.color.surface,
  stroke: 'currentColor',
  strokeWidth: 2.5,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});

export const activeMarker = component.style({
  fill: 'currentColor',
  stroke: vars.color.surface,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
});

export const ground = component.style({
  fill: vars.color.surface,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});

export const ink = component.style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2 });

export const sample = component.style({ flex: 'none', overflow: 'visible' });
