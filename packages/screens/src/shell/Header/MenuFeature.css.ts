import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const feature = screenStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
});

export const text = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xsmall,
  padding: `0 ${vars.space.large} ${vars.space.large}`,
});
