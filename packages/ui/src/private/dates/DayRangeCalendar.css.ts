import { component } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';

export const hint = component.style({
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  textAlign: 'center',
});
