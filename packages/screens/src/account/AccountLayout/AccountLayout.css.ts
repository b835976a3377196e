import { above, inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inScreens({
    minWidth: 0,
    paddingBlock: `${vars.space.xxlarge} ${vars.space.band}`,
    '@media': { [above.laptop]: { paddingBlockStart: vars.space.section } },
  }),
);
