import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const key = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  maxWidth: '20ch',
  gap: `0 ${vars.space.small}`,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.base,
});
