import { vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

export const headerRow = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minHeight: vars.size.controlSmall,
});
