import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const credentials = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
  fontSize: vars.fontSize.small,
});

export const term = screenStyle({ color: vars.color.textMuted });

export const value = screenStyle({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
