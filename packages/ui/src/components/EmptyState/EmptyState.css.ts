import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

export const emptyState = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xlarge,
  padding: `${vars.space.section} ${vars.space.large}`,
  textAlign: 'center',
});

export const art = componentStyle({ width: '100%', maxWidth: '15rem', color: vars.color.textMuted });

export const text = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  maxWidth: 'min(100%, 28rem)',
});

export const description = componentStyle({ color: vars.color.textMuted });
