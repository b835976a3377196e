import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const part = screenStyle({
  columnGap: vars.space.xxlarge,
  padding: vars.space.xlarge,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const footer = screenStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: `${vars.space.large} ${vars.space.xlarge}`,
});
