import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../theme/inLayer.ts';
import { color as colorTokens, onMask } from '../../tokens/color.ts';
import { vars } from '../../theme/vars.css.ts';

const maskVars = Object.fromEntries(
  Object.entries(onMask).map(([name, value]) => [
    vars.color[name as keyof typeof onMask],
    value === 'mask' ? vars.color.mask : value,
  ]),
);

export const box = recipe({
  variants: {
    surface: {
      page: inComponents({ background: vars.color.page }),
      plain: inComponents({ background: vars.color.surface }),
      raised: inComponents({ background: vars.color.surfaceRaised, boxShadow: vars.shadow.raised }),
      sunken: inComponents({ background: vars.color.surfaceSunken }),
      mask: inComponents({
        colorScheme: 'dark',
        vars: maskVars,
        background: vars.color.mask,
        color: colorTokens.text.dark,
      }),
    },
    border: {
      true: inComponents({ border: `1px solid ${vars.color.line}` }),
    },
  },
});
