import { containerAbove, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const frame = screenStyle({ containerType: 'inline-size' });

export const pair = screenStyle({
  display: 'grid',
  gap: vars.space.xxlarge,
  '@container': { [containerAbove.columns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const part = screenStyle({ minWidth: 0, maxWidth: '27rem', '@media': { print: { breakInside: 'avoid' } } });

export const space = screenStyle({ aspectRatio: '320 / 292' });
