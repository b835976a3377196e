import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** In groups of four, of which four are in a row. */
export const key = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  maxWidth: '20ch',
  gap: `0 ${vars.space.small}`,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.base,
});
