import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const logo = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.35em',
    fontWeight: vars.fontWeight.strong,
    lineHeight: 1,
    letterSpacing: '-0.045em',
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

export const mark = style(inComponents({ flex: 'none', width: '1.28em', height: '1.28em' }));

export const trace = style(
  inComponents({
    fill: 'none',
    stroke: vars.color.brand,
    strokeWidth: 3.5,
    strokeLinejoin: 'round',
    '@media': { [forcedColors]: { stroke: 'currentColor' } },
  }),
);

export const pad = style(
  inComponents({ fill: vars.color.copper, '@media': { [forcedColors]: { fill: 'currentColor' } } }),
);

// The line box of the word is taller than its letters; this sets its x-height beside the bowl of the mark.
export const word = style(inComponents({ paddingBottom: '0.12em' }));
