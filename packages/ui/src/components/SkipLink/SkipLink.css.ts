import { component } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';

export const skipLink = component.style({
  position: 'fixed',
  top: vars.space.small,
  insetInlineStart: vars.space.small,
  zIndex: vars.zIndex.skipLink,
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
});
