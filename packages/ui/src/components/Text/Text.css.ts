import { recipe } from '@vanilla-extract/recipes';
import { componentBase } from '../../theme/componentStyle.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const text = recipe({
  base: componentBase({}),
  variants: {
    size: {
      caption: inComponents({ fontSize: vars.fontSize.caption }),
      small: inComponents({ fontSize: vars.fontSize.small }),
      base: inComponents({ fontSize: vars.fontSize.base }),
      large: inComponents({ fontSize: vars.fontSize.large }),
    },
    tone: {
      default: {},
      muted: inComponents({ color: vars.color.textMuted }),
      brand: inComponents({ color: vars.color.brand }),
      success: inComponents({ color: vars.color.success }),
      warning: inComponents({ color: vars.color.warning }),
      danger: inComponents({ color: vars.color.danger }),
    },
    weight: {
      regular: {},
      medium: inComponents({ fontWeight: vars.fontWeight.medium }),
      strong: inComponents({ fontWeight: vars.fontWeight.strong }),
    },
    isMono: {
      true: inComponents({ fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' }),
    },
    hasLineLimit: {
      true: inComponents({ maxWidth: vars.size.readable }),
    },
  },
});
