import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

// Aligns the button text, not the invisible button edges, with the text of the cells.
export const actions = screenStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${vars.space.small})`,
});

export const action = screenStyle({ paddingInline: vars.space.small });
