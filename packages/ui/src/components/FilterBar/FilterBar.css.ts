import { component } from '../../theme/layerStyles.ts';
import { touch } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const bar = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  // The same height with and without filters, so that the results do not move.
  minHeight: vars.size.controlSmall,
  '@media': { [touch]: { minHeight: vars.size.touch } },
});

export const results = component.style({
  marginInlineEnd: vars.space.small,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  // It takes focus when the pressed button unmounts, but is not a control.
  selectors: { '&:focus': { outline: 'none' } },
});

export const list = component.style({ display: 'contents' });

export const filter = component.style({ maxWidth: '100%' });

export const label = component.style({ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' });

export const icon = component.style({ flex: 'none', color: vars.color.textMuted });
