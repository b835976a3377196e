import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** The `top` of elements that stick below the header. */
const belowHeader = `calc(${vars.size.header} + ${vars.space.xxlarge})`;

/** For content that is lower than the window. */
export const stickySummary = screenStyle({ '@media': { [above.laptop]: { position: 'sticky', top: belowHeader } } });

/** Scrolls by itself if it is higher than the window. */
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
