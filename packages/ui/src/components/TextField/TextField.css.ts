import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

export const unitWidth = createVar();

export const frame = componentStyle({ position: 'relative', display: 'flex' });

export const withUnit = componentStyle({
  paddingInlineEnd: `calc(${unitWidth} + 2 * ${vars.space.medium})`,
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
});

export const unit = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.medium,
  display: 'flex',
  alignItems: 'center',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
