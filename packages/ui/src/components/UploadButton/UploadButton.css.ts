import { component } from '../../theme/layerStyles.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

/** Dashed, like the outline of a part that is not fitted. */
export const slot = component.style({
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
});

export const icon = component.style({ flex: 'none', color: vars.color.brand });
