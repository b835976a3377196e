import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const body = screenStyle({ padding: vars.space.large });

export const footer = screenStyle({
  padding: `${vars.space.medium} ${vars.space.large}`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const conflict = screenStyle({ padding: `0 ${vars.space.large} ${vars.space.large}` });
