import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.medium,
});

export const drawing = screenStyle({ maxWidth: '22rem', marginInline: 'auto', overflow: 'visible' });
