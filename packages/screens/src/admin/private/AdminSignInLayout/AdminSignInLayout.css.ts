import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const main = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem)',
  justifyContent: 'center',
  alignContent: 'center',
  gap: vars.space.xlarge,
  minHeight: '100dvh',
  padding: `${vars.space.section} ${vars.space.gutter}`,
});
