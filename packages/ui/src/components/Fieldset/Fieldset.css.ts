import { component } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';

export const fieldset = component.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  overflowWrap: 'anywhere',
});

export const legend = component.style({
  // A legend takes no part in the layout of its fieldset.
  marginBlockEnd: vars.space.small,
  padding: 0,
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
});
