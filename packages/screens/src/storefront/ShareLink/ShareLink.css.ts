import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const root = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.small,
  minWidth: 0,
  '@media': { print: { display: 'none' } },
});

/** The field with the link, as wide as there is room. */
export const field = screenStyle({ alignSelf: 'stretch', minWidth: 0 });
