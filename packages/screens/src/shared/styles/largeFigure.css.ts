import { monoFigures, vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

export const largeFigure = screenStyle({
  ...monoFigures,
  fontSize: vars.fontSize.heading,
  letterSpacing: vars.letterSpacing.figure,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});
