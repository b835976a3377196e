import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** The `top` of elements that stick below the header. */
export const belowHeader = `calc(${vars.size.header} + ${vars.space.xxlarge})`;

export const stickyAside = screenStyle({
  '@media': {
    [above.laptop]: {
      position: 'sticky',
      top: belowHeader,
      maxHeight: `calc(100dvh - ${belowHeader} - ${vars.space.xlarge})`,
      // Together with a padding of the same width, keeps focus rings from being clipped.
      marginInline: `calc(-1 * ${vars.space.xsmall})`,
      overflowY: 'auto',
    },
  },
});
