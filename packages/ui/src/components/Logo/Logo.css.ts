import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';

export const logo = recipe({
  base: component.base({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.36em',
    fontWeight: vars.fontWeight.strong,
    lineHeight: 1,
    letterSpacing: vars.letterSpacing.wordmark,
    color: vars.color.text,
    whiteSpace: 'nowrap',
  }),
  variants: {
    size: {
      small: component.rule({ fontSize: '1.1875rem' }),
      medium: component.rule({ fontSize: '1.4375rem' }),
      large: component.rule({ fontSize: '1.875rem' }),
    },
  },
});
