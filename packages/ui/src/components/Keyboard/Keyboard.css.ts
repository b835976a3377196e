import { component } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';

export const keyboard = component.style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.hairline,
  verticalAlign: 'baseline',
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
});

export const key = component.style({
  minWidth: '1.5rem',
  padding: `0 ${vars.space.xsmall}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  fontFamily: 'inherit',
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  color: vars.color.text,
});
