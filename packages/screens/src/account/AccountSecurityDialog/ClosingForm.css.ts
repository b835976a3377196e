import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const list = screenStyle({
  paddingInlineStart: vars.space.xlarge,
  listStyle: 'disc',
  color: vars.color.textMuted,
});
