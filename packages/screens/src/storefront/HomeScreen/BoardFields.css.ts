import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.25rem, 100%), 1fr))',
  gap: vars.space.medium,
});

export const drawing = screenStyle({ maxWidth: '22rem', marginInline: 'auto', overflow: 'visible' });
