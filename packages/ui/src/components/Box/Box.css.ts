import { recipe } from '@vanilla-extract/recipes';
import { addLayoutClasses, addResponsiveClasses } from '../../private/addLayoutClasses.ts';
import { component } from '../../theme/layerStyles.ts';
import { inheritingClass } from '../../theme/defaults.css.ts';
import { onMask } from '../../tokens/board.ts';
import { vars } from '../../theme/vars.css.ts';

const maskVars = {
  [vars.color.page]: vars.board.mask,
  ...Object.fromEntries(
    (Object.keys(onMask) as (keyof typeof onMask)[]).map((name) => [vars.color[name], vars.onMask[name]]),
  ),
};

export const box = recipe({
  base: [inheritingClass],
  variants: {
    surface: {
      page: component.base({ background: vars.color.page }),
      plain: component.base({ background: vars.color.surface }),
      raised: component.base({ background: vars.color.surfaceRaised, boxShadow: vars.shadow.raised }),
      sunken: component.base({ background: vars.color.surfaceSunken }),
      mask: component.base({
        colorScheme: 'dark',
        vars: maskVars,
        background: vars.board.mask,
        color: vars.color.text,
      }),
    },
    hasBorder: {
      true: component.rule({ border: `1px solid ${vars.color.line}` }),
    },
  },
});

const { hairline: _hairline, xsmall: _xsmall, ...paddings } = vars.space;

// The classes of `layout` that only a box has, apart from the others, which most pages load.
addLayoutClasses({ borderRadius: vars.radius });
addResponsiveClasses({ paddingBlock: paddings, paddingInline: paddings });
