import { component } from '../../theme/layerStyles.ts';
import { monoFigures } from '../../theme/monoFigures.ts';
import { vars } from '../../theme/vars.css.ts';

export const unitWidth = '--pcb-unit-width';

export const frame = component.style({ position: 'relative', display: 'flex' });

export const withUnit = component.style({
  // The unit is an eighth smaller than the text before it.
  paddingInlineEnd: `calc(0.875 * var(${unitWidth}) + ${vars.space.medium} + ${vars.space.xsmall})`,
  ...monoFigures,
});

export const unit = component.style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.medium,
  display: 'flex',
  alignItems: 'center',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
