import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../theme/inLayer.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

export const logo = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.36em',
    fontWeight: vars.fontWeight.strong,
    lineHeight: 1,
    letterSpacing: vars.letterSpacing.wordmark,
    color: vars.color.text,
    whiteSpace: 'nowrap',
  }),
  variants: {
    size: {
      small: inComponents({ fontSize: '1.1875rem' }),
      medium: inComponents({ fontSize: '1.4375rem' }),
      large: inComponents({ fontSize: '1.875rem' }),
    },
  },
});

export const mark = componentStyle({ flex: 'none', width: '0.96em', height: '1.15em' });

export const trace = componentStyle({
  fill: 'none',
  stroke: vars.color.brand,
  strokeWidth: 3.5,
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { stroke: 'currentColor' } },
});

export const pad = componentStyle({ fill: vars.color.copper, '@media': { [forcedColors]: { fill: 'currentColor' } } });
