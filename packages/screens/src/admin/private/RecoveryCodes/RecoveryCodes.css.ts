import { monoFigures, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const list = screenStyle({
  ...monoFigures,
  padding: vars.space.large,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  overflowWrap: 'anywhere',
});
