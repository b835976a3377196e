import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/screenStyle.ts';

export const body = screenStyle({ padding: vars.space.xlarge });

export const footer = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.medium,
  padding: `${vars.space.large} ${vars.space.xlarge}`,
  borderTop: `1px solid ${vars.color.line}`,
});
