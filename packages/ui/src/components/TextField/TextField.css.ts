import { createVar, style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const unitWidth = createVar();

export const frame = style(inComponents({ position: 'relative', display: 'flex' }));

export const withUnit = style(
  inComponents({
    paddingInlineEnd: `calc(${unitWidth} + 2 * ${vars.space.medium})`,
    fontFamily: vars.font.mono,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const unit = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: vars.space.medium,
    display: 'flex',
    alignItems: 'center',
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize.small,
    color: vars.color.textMuted,
    pointerEvents: 'none',
  }),
);
