import { monoFigures, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const change = screenStyle({
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `3px solid ${vars.color.highlight}`,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
});

export const changeAmount = screenStyle({ marginInlineStart: 'auto', whiteSpace: 'nowrap', ...monoFigures });
