import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const demo = screenStyle({ display: 'grid', gap: vars.space.medium, padding: vars.space.large });

export const demoHeader = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const credentials = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
  margin: 0,
  fontSize: vars.fontSize.small,
});

export const term = screenStyle({ color: vars.color.textMuted });

export const value = screenStyle({ margin: 0, fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
