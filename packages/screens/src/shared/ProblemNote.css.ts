import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const region = style(
  inScreens({
    // An empty region takes no part in the gaps of a stack.
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);

export const problem = style(inScreens({ display: 'flex', gap: vars.space.small, overflowWrap: 'anywhere' }));

/** As high as the first line, so that the icon stands in its middle. */
export const icon = style(inScreens({ flex: 'none', height: '1lh' }));
