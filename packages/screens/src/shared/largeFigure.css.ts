import { vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** The main figure of a screen, such as a total. */
export const largeFigure = screenStyle({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.heading,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.letterSpacing.figure,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});
