import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const list = screenStyle({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInlineStart: '1.1em',
  whiteSpace: 'normal',
});

export const copy = screenStyle({ marginInlineEnd: 'auto' });
