import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const emptyState = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xlarge,
    padding: `${vars.space.section} ${vars.space.large}`,
    textAlign: 'center',
  }),
);

export const art = style(inComponents({ width: '100%', maxWidth: '15rem', color: vars.color.textMuted }));

export const words = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space.small, maxWidth: 'min(100%, 28rem)' }),
);

export const description = style(inComponents({ color: vars.color.textMuted }));
