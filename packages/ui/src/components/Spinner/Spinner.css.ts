import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { breathing } from '../../private/breathing.css.ts';
import { component } from '../../theme/layerStyles.ts';
import { motionAllowed } from '../../theme/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const sizes = { small: '1.125rem', medium: '1.5rem', large: '2.5rem' } as const;

export const spinner = recipe({
  base: component.base({
    display: 'inline-block',
    '@media': {
      [motionAllowed]: { animation: `${turn} 900ms linear infinite` },
      '(prefers-reduced-motion: reduce)': { animation: breathing },
    },
  }),
  variants: {
    size: {
      small: component.rule({ width: sizes.small, height: sizes.small }),
      medium: component.rule({ width: sizes.medium, height: sizes.medium }),
      large: component.rule({ width: sizes.large, height: sizes.large }),
    },
  },
});
