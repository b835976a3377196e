import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

export const input = componentStyle({
  // As a flex container it would not scroll its text.
  display: 'block',
  height: 'auto',
  paddingBlock: vars.space.small,
  lineHeight: vars.lineHeight.normal,
  resize: 'vertical',
});
