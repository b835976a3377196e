import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const card = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  overflowWrap: 'anywhere',
});

export const drawing = screenStyle({ width: '8rem', maxWidth: '60%' });

export const link = screenStyle({ display: 'flex', justifyContent: 'space-between' });

export const arrow = screenStyle({
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const filters = screenStyle({
  marginTop: 'auto',
  paddingTop: vars.space.medium,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
});

export const filtersLabel = screenStyle({ color: vars.color.textMuted });
