import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

export const items = componentStyle({ display: 'flex', flexDirection: 'column' });

export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
});

export const itemDescription = componentStyle({
  flex: 'none',
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
});
