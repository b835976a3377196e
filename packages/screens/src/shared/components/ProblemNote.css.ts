import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../styles/screenStyle.ts';

export const region = screenStyle({
  // Spans both columns of a two-column form.
  gridColumn: '1 / -1',
  // An empty region must not add a gap to a stack.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const problem = screenStyle({ display: 'flex', gap: vars.space.small, overflowWrap: 'anywhere' });

/** As high as the first line, which centres the icon on it. */
export const icon = screenStyle({ flex: 'none', height: '1lh' });
