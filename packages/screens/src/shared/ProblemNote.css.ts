import { vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

export const region = screenStyle({
  // The whole row of a form with two columns.
  gridColumn: '1 / -1',
  // An empty region takes no part in the gaps of a stack.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const problem = screenStyle({ display: 'flex', gap: vars.space.small, overflowWrap: 'anywhere' });

/** As high as the first line, so that the icon stands in its middle. */
export const icon = screenStyle({ flex: 'none', height: '1lh' });
