import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** Filters or a table of contents next to a page: sticky below the header on a laptop or wider. */
export const stickyAside = screenStyle({
  '@media': {
    [above.laptop]: {
      position: 'sticky',
      top: '6rem',
      maxHeight: 'calc(100dvh - 7.5rem)',
      // Together with a padding of the same width, keeps focus rings from being clipped.
      marginInline: `calc(-1 * ${vars.space.xsmall})`,
      overflowY: 'auto',
    },
  },
});
