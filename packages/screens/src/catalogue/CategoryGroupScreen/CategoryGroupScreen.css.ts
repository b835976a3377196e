import { vars } from '@pcb/ui/theme';
import { columnCard } from '../../shared/styles/columnCard.css.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const card = screenStyle([columnCard, { gap: vars.space.large }]);

export const drawing = screenStyle({ width: '8rem', maxWidth: '60%' });

export const filters = screenStyle({
  marginTop: 'auto',
  paddingTop: vars.space.medium,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
});

export const filtersLabel = screenStyle({ color: vars.color.textMuted });
