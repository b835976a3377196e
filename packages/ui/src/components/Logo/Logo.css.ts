import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';
import { componentBase } from '../../theme/componentStyle.ts';

export const logo = recipe({
  base: componentBase({
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
      small: inComponents({ fontSize: '1.1875rem' }),
      medium: inComponents({ fontSize: '1.4375rem' }),
      large: inComponents({ fontSize: '1.875rem' }),
    },
  },
});
