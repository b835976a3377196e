import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const term = screenStyle({ color: vars.color.textMuted });

export const total = screenStyle({
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: vars.fontWeight.medium,
});
