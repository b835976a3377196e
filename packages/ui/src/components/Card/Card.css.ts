import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, composite } from '../../theme/layerStyles.ts';
import { motionAllowed } from '../../theme/media.ts';
import { focusRing } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = recipe({
  base: component.base({
    position: 'relative',
    minWidth: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
  }),
  variants: {
    padding: {
      none: component.rule({ overflow: 'hidden' }),
      large: component.rule({ padding: vars.space.large }),
      xlarge: component.rule({ padding: `clamp(${vars.space.large}, 4vw, ${vars.space.xlarge})` }),
    },
    isInteractive: {
      true: component.rule({
        '@media': {
          [motionAllowed]: {
            transition: `border-color ${vars.motion.quick} ${vars.motion.ease}, box-shadow ${vars.motion.quick} ${vars.motion.ease}`,
          },
        },
        selectors: {
          '&:hover': { borderColor: vars.color.lineStrong, boxShadow: vars.shadow.raised },
          '&:has(a:focus-visible)': focusRing,
        },
      }),
    },
  },
});

const interactive = String(card.classNames.variants.isInteractive.true);

// The link in the heading covers the card, so the whole card is the target of one link.
globalStyle(
  `.${interactive} :is(h2, h3, h4) a::after`,
  composite.rule({ content: '', position: 'absolute', inset: 0 }),
);
globalStyle(`.${interactive} :is(h2, h3, h4) a:focus-visible`, composite.rule({ outline: 'none' }));
