import { component } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';

export const fieldset = component.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  overflowWrap: 'anywhere',
});

export const legend = component.style({
  // A legend is not part of the layout of its fieldset, so no gap applies to it.
  marginBlockEnd: vars.space.small,
  padding: 0,
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
});
