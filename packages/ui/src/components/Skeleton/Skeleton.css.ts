import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

export const skeleton = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  maxWidth: '100%',
});

// Deliberately not animated: a page of pulsing bars is distracting.
export const bar = componentStyle({
  borderRadius: vars.radius.small,
  background: vars.color.line,
  opacity: 0.7,
  '@media': { [forcedColors]: { border: '1px solid GrayText' } },
});

export const lastBar = componentStyle({ width: '60%' });
