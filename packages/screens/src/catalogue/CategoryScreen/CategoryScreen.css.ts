import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';
import { stickyAside } from '../../shared/styles/stickyAside.css.ts';

export const layout = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xlarge,
  marginTop: vars.space.xxlarge,
  '@media': {
    [above.laptop]: {
      gridTemplateColumns: '13.5rem minmax(0, 1fr)',
      columnGap: vars.space.section,
      paddingTop: vars.space.xxlarge,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});

export const filtersBeside = screenStyle([stickyAside, { padding: vars.space.xsmall }]);

/** On the line of the bar next to it: cancels the padding of the column, and part of the gap below. */
export const filtersTitle = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.xsmall}) calc(-1 * ${vars.space.small})`,
});

/** Restores the primary text colour inside a disclosure. */
export const facets = screenStyle({ color: vars.color.text });

export const bar = screenStyle({
  rowGap: vars.space.xsmall,
  // The same height with and without filters, to avoid a layout shift.
  minHeight: vars.size.touch,
});

export const view = screenStyle({ marginInlineStart: 'auto' });
