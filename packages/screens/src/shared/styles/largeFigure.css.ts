import { vars } from '@pcb/ui/theme';
import { monoFigures, screenStyle } from './screenStyle.ts';

/** The main figure of a screen, such as a total. */
export const largeFigure = screenStyle({
  ...monoFigures,
  fontSize: vars.fontSize.heading,
  letterSpacing: vars.letterSpacing.figure,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});
