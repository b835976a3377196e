import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

// The words of the buttons, not their unseen edges, stand on the line of the cells.
export const actions = style(
  inScreens({ display: 'inline-flex', flexWrap: 'wrap', marginInline: `calc(-1 * ${vars.space.small})` }),
);

export const action = style(inScreens({ paddingInline: vars.space.small }));
