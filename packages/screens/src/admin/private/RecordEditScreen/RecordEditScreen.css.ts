import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const body = screenStyle({ padding: vars.space.xlarge });

export const footer = screenStyle({
  padding: `${vars.space.large} ${vars.space.xlarge}`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const conflict = screenStyle({ padding: `0 ${vars.space.xlarge} ${vars.space.xlarge}` });
