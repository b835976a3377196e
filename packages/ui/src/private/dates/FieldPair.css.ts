import { component } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';

export const fields = component.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.medium,
});
