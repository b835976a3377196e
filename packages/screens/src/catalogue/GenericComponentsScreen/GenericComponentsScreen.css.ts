import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const list = screenStyle({
  marginTop: vars.space.xxlarge,
  paddingTop: vars.space.xxlarge,
  borderTop: `1px solid ${vars.color.line}`,
});
