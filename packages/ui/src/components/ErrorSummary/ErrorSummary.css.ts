import { toneFill, toneInk } from '../../private/tone.css.ts';
import { component } from '../../theme/layerStyles.ts';
import { forcedColors, touch } from '../../theme/media.ts';
import { focusRing } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const summary = component.style({
  padding: vars.space.large,
  border: `1px solid ${toneInk}`,
  borderRadius: vars.radius.medium,
  background: toneFill,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  // Also takes focus after a mouse press.
  selectors: { '&:focus': focusRing },
});

export const list = component.style({
  display: 'grid',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.small,
  padding: 0,
  listStyle: 'none',
});

export const link = component.style({
  display: 'inline-block',
  minHeight: '1.5rem',
  borderRadius: vars.radius.small,
  color: toneInk,
  textDecorationLine: 'underline',
  textDecorationThickness: '0.07em',
  textUnderlineOffset: '0.2em',
  '@media': { [touch]: { minHeight: vars.size.touch, paddingBlock: vars.space.small } },
  selectors: { '&:hover': { textDecorationThickness: '0.12em' } },
});

export const label = component.style({ fontWeight: vars.fontWeight.medium });
