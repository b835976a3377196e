import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** Filters or a table of contents beside a page: from a laptop's width on it stays in view, below the header. */
export const stickyAside = screenStyle({
  '@media': {
    [above.laptop]: {
      position: 'sticky',
      top: '6rem',
      maxHeight: 'calc(100dvh - 7.5rem)',
      // With a padding of the same width: room for the focus rings, which the edge would cut.
      marginInline: `calc(-1 * ${vars.space.xsmall})`,
      overflowY: 'auto',
    },
  },
});
