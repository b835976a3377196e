import { recipe } from '@vanilla-extract/recipes';
import { addLayoutClasses, addResponsiveClasses } from '../../private/addLayoutClasses.ts';
import { componentBase } from '../../theme/componentStyle.ts';
import { inheritingClass } from '../../theme/defaults.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
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
      page: componentBase({ background: vars.color.page }),
      plain: componentBase({ background: vars.color.surface }),
      raised: componentBase({ background: vars.color.surfaceRaised, boxShadow: vars.shadow.raised }),
      sunken: componentBase({ background: vars.color.surfaceSunken }),
      mask: componentBase({
        colorScheme: 'dark',
        vars: maskVars,
        background: vars.board.mask,
        color: vars.color.text,
      }),
    },
    hasBorder: {
      true: inComponents({ border: `1px solid ${vars.color.line}` }),
    },
  },
});

const { hairline: _hairline, xsmall: _xsmall, ...paddings } = vars.space;

// The classes of `layout` that only a box has, apart from the others, which most pages load.
addLayoutClasses({ borderRadius: vars.radius });
addResponsiveClasses({ paddingBlock: paddings, paddingInline: paddings });
