import { above, vars } from '@pcb/ui/theme';
import { oneLine, page } from '../../../shared/components/AdminPage.css.ts';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const toolbar = screenStyle({
  display: 'grid',
  flex: '1 0 100%',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.small,
  minWidth: 0,
  '@media': { [above.tablet]: { display: 'contents' } },
});

export const search = screenStyle({
  display: 'flex',
  gridColumn: '1 / -1',
  gap: vars.space.small,
  '@media': {
    [above.tablet]: { flex: '1 1 calc(100% - 12rem)' },
    [oneLine]: { flex: '1 1 9rem', maxWidth: '26rem' },
  },
});

export const searchField = screenStyle({ flex: '1 1 0', minWidth: 0 });

/** Narrower than a date, to leave room for the buttons, which are wider on a touch screen. */
export const status = screenStyle({ '@media': { [above.tablet]: { flex: '1 1 10rem', maxWidth: '12.5rem' } } });

export const date = screenStyle({ '@media': { [above.tablet]: { flex: 'none', width: '12.5rem' } } });

export const buttons = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  order: -1,
  gap: vars.space.medium,
  minHeight: vars.size.control,
  marginInlineStart: 'auto',
  '@media': { [above.tablet]: { order: 0 } },
});

export const tableTools = screenStyle({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.small,
  '@media': { [above.largePhone]: { display: 'inline-flex' } },
  selectors: { [`${page}:has([data-layout="stacked"]) &`]: { display: 'none' } },
});

/** The same width for any number of rows, so that the fields next to it do not move while the user types. */
export const count = screenStyle({ minWidth: '17ch' });

export const more = screenStyle({
  display: 'grid',
  flex: '1 0 100%',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'start',
  gap: `${vars.space.medium} ${vars.space.large}`,
  minWidth: 0,
});

export const filters = screenStyle({ flex: '1 0 100%' });

export const listing = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  alignItems: 'start',
  minHeight: 0,
});

export const skeleton = screenStyle({ overflow: 'hidden' });

export const skeletonRow = screenStyle({
  height: `calc(${vars.size.rowCompact} + 1px)`,
  paddingInline: vars.space.medium,
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { background: vars.color.surfaceSunken },
    '&:last-child': { borderBottom: 0 },
  },
});
