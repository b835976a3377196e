import { recipe } from '@vanilla-extract/recipes';
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
  variants: {
    surface: {
      page: inComponents({ background: vars.color.page }),
      plain: inComponents({ background: vars.color.surface }),
      raised: inComponents({ background: vars.color.surfaceRaised, boxShadow: vars.shadow.raised }),
      sunken: inComponents({ background: vars.color.surfaceSunken }),
      mask: inComponents({
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
