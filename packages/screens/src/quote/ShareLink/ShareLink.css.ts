import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const root = screenStyle({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minWidth: 0,
  '@media': { print: { display: 'none' } },
});

export const field = screenStyle({ minWidth: 0 });
