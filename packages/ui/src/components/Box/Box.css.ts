import { recipe } from '@vanilla-extract/recipes';
import { addLayoutClasses, addResponsiveClasses } from '../../private/addLayoutClasses.ts';
import { inheritingClass } from '../../theme/defaults.css.ts';
import { component } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';
import { inverse } from '../../tokens/inverse.ts';

const inverseVars = Object.fromEntries(
  (Object.keys(inverse) as (keyof typeof inverse)[]).map((name) => [vars.color[name], vars.inverse[name]]),
);

export const box = recipe({
  base: [inheritingClass],
  variants: {
    surface: {
      page: component.base({ background: vars.color.page }),
      plain: component.base({ background: vars.color.surface }),
      raised: component.base({ background: vars.color.surfaceRaised, boxShadow: vars.shadow.raised }),
      sunken: component.base({ background: vars.color.surfaceSunken }),
      inverse: component.base({
        colorScheme: 'dark',
        vars: inverseVars,
        background: vars.color.page,
        color: vars.color.text,
      }),
    },
    hasBorder: {
      true: component.rule({ border: `1px solid ${vars.color.line}` }),
    },
  },
});

const { hairline: _hairline, xsmall: _xsmall, ...paddings } = vars.space;

// Separate from the other classes of `layout`, which most pages load.
addLayoutClasses({ borderRadius: vars.radius });
addResponsiveClasses({ paddingBlock: paddings, paddingInline: paddings });
