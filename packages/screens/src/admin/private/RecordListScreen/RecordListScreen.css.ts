import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/screenStyle.ts';
import { page } from '../AdminPage.css.ts';

/** Search, filters and buttons in one line where there is room. */
export const tools = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${vars.space.small} ${vars.space.large}`,
});

export const toolbar = screenStyle({
  display: 'grid',
  flex: '1 1 20rem',
  // Two filters side by side if both have room for a date.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  alignItems: 'start',
  gap: `${vars.space.small} ${vars.space.large}`,
  minWidth: 0,
  '@media': { [above.tablet]: { display: 'flex' } },
});

export const search = screenStyle({
  gridColumn: '1 / -1',
  '@media': { [above.tablet]: { flex: '1 1 9rem', maxWidth: '26rem' } },
});

export const filter = screenStyle({ '@media': { [above.tablet]: { flex: 'none', width: '12.5rem' } } });

export const buttons = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  marginInlineStart: 'auto',
});

/** Stacked rows have one height. */
export const density = screenStyle({
  display: 'none',
  '@media': { [above.phone]: { display: 'inline-flex' } },
  selectors: { [`${page}:has([data-layout="stacked"]) &`]: { display: 'none' } },
});

/** As high as the line around it, so that the page does not move when the button appears. */
export const clear = screenStyle({ marginBlock: `calc(-1 * ${vars.space.small})` });

/** The table takes the remaining height of the page. */
export const listing = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  alignItems: 'start',
  minHeight: 0,
});

export const skeleton = screenStyle({ overflow: 'hidden' });

export const skeletonRow = screenStyle({
  display: 'grid',
  gridTemplateColumns: '4rem 2fr 1fr 1fr',
  alignItems: 'center',
  gap: vars.space.xlarge,
  height: `calc(${vars.size.rowCompact} + 1px)`,
  paddingInline: vars.space.medium,
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { background: vars.color.surfaceSunken },
    '&:last-child': { borderBottom: 0 },
  },
});
