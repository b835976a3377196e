import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const list = screenStyle({
  rowGap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
  fontSize: vars.fontSize.small,
});

/** Left to right, as in the URL. */
export const parameter = screenStyle({ fontFamily: vars.font.mono, unicodeBidi: 'isolate', direction: 'ltr' });
