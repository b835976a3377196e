import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layerStyles.ts';
import { monoFigures } from '../../theme/monoFigures.ts';
import { vars } from '../../theme/vars.css.ts';

export const text = recipe({
  base: component.base({}),
  variants: {
    size: {
      caption: component.rule({ fontSize: vars.fontSize.caption }),
      small: component.rule({ fontSize: vars.fontSize.small }),
      base: component.rule({ fontSize: vars.fontSize.base }),
      large: component.rule({ fontSize: vars.fontSize.large }),
    },
    tone: {
      default: {},
      muted: component.rule({ color: vars.color.textMuted }),
      brand: component.rule({ color: vars.color.brand }),
      success: component.rule({ color: vars.color.success }),
      warning: component.rule({ color: vars.color.warning }),
      danger: component.rule({ color: vars.color.danger }),
    },
    weight: {
      regular: {},
      medium: component.rule({ fontWeight: vars.fontWeight.medium }),
      strong: component.rule({ fontWeight: vars.fontWeight.strong }),
    },
    isMono: {
      true: component.rule(monoFigures),
    },
    hasLineLimit: {
      // Avoids a single word on the last line.
      true: component.rule({ maxWidth: vars.size.readable, textWrap: 'pretty' }),
    },
    isBalanced: { true: component.rule({ textWrap: 'balance' }) },
    hasLineBreaks: { true: component.rule({ whiteSpace: 'pre-line' }) },
  },
});
