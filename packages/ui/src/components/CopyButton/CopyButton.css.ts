import { component } from '../../theme/layerStyles.ts';
import { focusRing } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component.style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.xsmall,
  maxWidth: '100%',
  minWidth: 0,
  verticalAlign: 'middle',
  fontFamily: vars.font.text,
});

export const inline = component.style({ marginBlock: `calc(-1 * ${vars.space.small})` });

export const icon = component.style({ flex: 'none' });

export const check = component.style({ color: vars.color.success });

/** A native input, without the data attributes of react-aria. */
export const field = component.style({
  width: '20rem',
  maxWidth: '100%',
  fontFamily: vars.font.mono,
  textOverflow: 'ellipsis',
  selectors: { '&:focus': { ...focusRing, outlineOffset: '-1px', borderColor: vars.color.focus } },
});
