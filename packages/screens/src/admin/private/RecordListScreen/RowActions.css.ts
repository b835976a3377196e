import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/screenStyle.ts';

// The words of the buttons, not their unseen edges, stand on the line of the cells.
export const actions = screenStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${vars.space.small})`,
});

export const action = screenStyle({ paddingInline: vars.space.small });
