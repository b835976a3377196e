import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** Filters or a table of contents next to a page: sticky below the header on a laptop or wider. */
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
