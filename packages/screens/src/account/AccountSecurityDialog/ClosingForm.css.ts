import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const list = screenStyle({
  margin: 0,
  paddingInlineStart: vars.space.xlarge,
  listStyle: 'disc',
  color: vars.color.textMuted,
});
