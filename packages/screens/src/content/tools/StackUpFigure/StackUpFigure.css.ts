import { containerAbove, vars } from '@pcb/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { inScreens, screenStyle } from '../../../shared/styles/screenStyle.ts';

export const frame = screenStyle({ containerType: 'inline-size' });

export const figure = screenStyle({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@container': { [containerAbove.wideColumns]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
  '@media': { print: { breakInside: 'avoid', gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

// Next to a drawing, the material column takes the remaining width.
globalStyle(`${figure} :is(th, td)`, inScreens({ minWidth: 0 }));
// Room for the names of the layers, which do not wrap.
globalStyle(`${figure} th:first-child`, inScreens({ minWidth: '4.25rem' }));

export const picture = screenStyle({ minWidth: 0, maxWidth: '18.75rem' });
