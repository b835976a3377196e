import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

export const stickyAside = screenStyle({
  '@media': {
    [above.laptop]: {
      position: 'sticky',
      top: `calc(${vars.size.header} + ${vars.space.xxlarge})`,
      maxHeight: `calc(100dvh - ${vars.size.header} - ${vars.space.xxlarge} - ${vars.space.xlarge})`,
      // Together with a padding of the same width, keeps focus rings from being clipped.
      marginInline: `calc(-1 * ${vars.space.xsmall})`,
      overflowY: 'auto',
    },
  },
});
