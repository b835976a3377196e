import { recipe } from '@vanilla-extract/recipes';
import { addLayoutClasses, addResponsiveClasses } from '../../private/addLayoutClasses.ts';
import { componentBase } from '../../theme/componentStyle.ts';
import { inheritingClass } from '../../theme/defaults.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';
import { inverse } from '../../tokens/inverse.ts';

const inverseVars = Object.fromEntries(
  (Object.keys(inverse) as (keyof typeof inverse)[]).map((name) => [vars.color[name], vars.inverse[name]]),
);

export const box = recipe({
  base: [inheritingClass],
  variants: {
    surface: {
      page: componentBase({ background: vars.color.page }),
      plain: componentBase({ background: vars.color.surface }),
      raised: componentBase({ background: vars.color.surfaceRaised, boxShadow: vars.shadow.raised }),
      sunken: componentBase({ background: vars.color.surfaceSunken }),
      inverse: componentBase({
        colorScheme: 'dark',
        vars: inverseVars,
        background: vars.color.page,
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
