import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';

export const heading = recipe({
  base: component.base({
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.snug,
    letterSpacing: vars.letterSpacing.title,
    textWrap: 'balance',
  }),
  variants: {
    size: {
      small: component.rule({ fontSize: vars.fontSize.base, letterSpacing: vars.letterSpacing.normal }),
      title: component.rule({ fontSize: vars.fontSize.title }),
      heading: component.rule({ fontSize: vars.fontSize.heading, letterSpacing: vars.letterSpacing.heading }),
      section: component.rule({
        fontSize: vars.fontSize.section,
        lineHeight: '1.12',
        letterSpacing: vars.letterSpacing.section,
      }),
      display: component.rule({
        fontSize: vars.fontSize.display,
        lineHeight: vars.lineHeight.tight,
        letterSpacing: vars.letterSpacing.display,
      }),
    },
  },
});
