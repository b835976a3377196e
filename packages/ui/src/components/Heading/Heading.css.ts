import { recipe } from '@vanilla-extract/recipes';
import { componentBase } from '../../theme/componentStyle.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const heading = recipe({
  base: componentBase({
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.snug,
    letterSpacing: vars.letterSpacing.title,
    textWrap: 'balance',
  }),
  variants: {
    size: {
      small: inComponents({ fontSize: vars.fontSize.base, letterSpacing: vars.letterSpacing.normal }),
      title: inComponents({ fontSize: vars.fontSize.title }),
      heading: inComponents({ fontSize: vars.fontSize.heading, letterSpacing: vars.letterSpacing.heading }),
      section: inComponents({
        fontSize: vars.fontSize.section,
        lineHeight: '1.12',
        letterSpacing: vars.letterSpacing.section,
      }),
      display: inComponents({
        fontSize: vars.fontSize.display,
        lineHeight: vars.lineHeight.tight,
        letterSpacing: vars.letterSpacing.display,
      }),
    },
  },
});
