import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

/** Dashed, like the outline of a part that is not fitted. */
export const slot = componentStyle({
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

export const icon = componentStyle({ flex: 'none', color: vars.color.brand });
