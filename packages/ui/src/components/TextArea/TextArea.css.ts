import { component } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';

export const input = component.style({
  // As a flex container it would not scroll its text.
  display: 'block',
  height: 'auto',
  paddingBlock: vars.space.small,
  lineHeight: vars.lineHeight.normal,
  resize: 'vertical',
});
