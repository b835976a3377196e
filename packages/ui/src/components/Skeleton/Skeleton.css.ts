import { component } from '../../theme/layerStyles.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const skeleton = component.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  width: '100%',
  maxWidth: '100%',
});

// It is not animated, because a page of pulsing bars is distracting.
export const bar = component.style({
  height: '1em',
  borderRadius: vars.radius.small,
  background: vars.color.line,
  opacity: 0.7,
  '@media': { [forcedColors]: { border: '1px solid GrayText' } },
});

export const lastBar = component.style({ width: '60%' });
