import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const list = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  marginBlockStart: vars.space.xsmall,
  padding: 0,
  fontSize: vars.fontSize.small,
  listStyle: 'none',
});

/** Left to right, as in the URL. */
export const parameter = screenStyle({ fontFamily: vars.font.mono, unicodeBidi: 'isolate', direction: 'ltr' });
