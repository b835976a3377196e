import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const skipLink = style(
  inComponents({
    position: 'fixed',
    top: vars.space.small,
    insetInlineStart: vars.space.small,
    zIndex: 100,
    maxWidth: `calc(100% - 2 * ${vars.space.small})`,
    padding: `${vars.space.medium} ${vars.space.large}`,
    borderRadius: vars.radius.medium,
    background: vars.color.brand,
    color: vars.color.onBrand,
    fontWeight: vars.fontWeight.medium,
    '@media': { print: { display: 'none' } },
    selectors: {
      '&:not(:focus)': { transform: 'translateY(-200%)' },
    },
  }),
);
