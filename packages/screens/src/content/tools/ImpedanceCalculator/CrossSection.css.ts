import { forcedColors, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/screenStyle.ts';

/** Always left to right: drawings are not mirrored, and right-to-left text would end up on the wrong side of its anchor. */
export const drawing = screenStyle({ width: '100%', maxWidth: '20rem', height: 'auto', direction: 'ltr' });

export const dielectric = screenStyle({
  fill: vars.color.brandSoft,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const copper = screenStyle({ fill: vars.color.copper, '@media': { [forcedColors]: { fill: 'CanvasText' } } });

export const dimension = screenStyle({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const letter = screenStyle({
  fill: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: '13px',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
