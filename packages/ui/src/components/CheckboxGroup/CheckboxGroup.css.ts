import { component } from '../../theme/layerStyles.ts';
import { monoFigures } from '../../theme/monoFigures.ts';
import { vars } from '../../theme/vars.css.ts';

export const items = component.style({ display: 'flex', flexDirection: 'column' });

export const item = component.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
});

export const count = component.style({
  flex: 'none',
  ...monoFigures,
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
});
