import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const sizeFields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6rem, 100%), 1fr))',
  gap: vars.space.small,
});

export const sizeDescription = screenStyle({ marginBlockStart: vars.space.xsmall });
