import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

/** An unpopulated place: dashed, as a part that is not fitted yet. */
export const slot = style(
  inComponents({
    gap: vars.space.small,
    borderStyle: 'dashed',
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      [states.hovered]: {
        borderColor: vars.color.brand,
        background: vars.color.brandSoft,
        color: vars.color.onBrandSoft,
      },
    },
  }),
);

export const icon = style(inComponents({ flex: 'none', color: vars.color.brand }));
