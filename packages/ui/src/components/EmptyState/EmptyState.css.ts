import { component } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';

export const emptyState = component.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xlarge,
  padding: `${vars.space.section} ${vars.space.large}`,
  textAlign: 'center',
});

export const art = component.style({ width: '100%', maxWidth: '15rem', color: vars.color.textMuted });

export const text = component.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  maxWidth: 'min(100%, 28rem)',
});

export const description = component.style({ color: vars.color.textMuted, textWrap: 'balance' });
