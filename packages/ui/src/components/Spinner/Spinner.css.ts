import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layerStyles.ts';
import { motionAllowed } from '../../theme/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const sizes = { small: '1.125rem', medium: '1.5rem', large: '2.5rem' } as const;

export const spinner = recipe({
  base: component.base({
    display: 'inline-block',
    '@media': {
      [motionAllowed]: { animation: `${turn} 900ms linear infinite` },
      // With reduced motion the spinner fades instead of turning.
      '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
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
