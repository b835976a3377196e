import { containerAbove, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const frame = screenStyle({ containerType: 'inline-size' });

export const figure = screenStyle({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@container': { [containerAbove.wideColumns]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
  '@media': { print: { breakInside: 'avoid', gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

export const picture = screenStyle({ minWidth: 0, maxWidth: '18.75rem' });
