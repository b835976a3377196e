import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const heading = recipe({
  base: inComponents({
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.snug,
    letterSpacing: '-0.012em',
    textWrap: 'balance',
  }),
  variants: {
    size: {
      small: inComponents({ fontSize: vars.fontSize.base, letterSpacing: '0' }),
      title: inComponents({ fontSize: vars.fontSize.title }),
      heading: inComponents({ fontSize: vars.fontSize.heading, letterSpacing: '-0.018em' }),
      section: inComponents({ fontSize: vars.fontSize.section, lineHeight: '1.12', letterSpacing: '-0.028em' }),
      display: inComponents({
        fontSize: vars.fontSize.display,
        lineHeight: vars.lineHeight.tight,
        letterSpacing: '-0.04em',
      }),
    },
  },
});
