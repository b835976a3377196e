import { above, vars } from '@pcb/ui/theme';
import { styleVariants } from '@vanilla-extract/css';
import { screenStyle } from '../styles/screenStyle.ts';

export const oneLine = '(min-width: 88em)';

/** The same gutter as in the top bar of the layout. */
const gutter = `min(${vars.space.gutter}, ${vars.space.xlarge})`;

/** Dense on a phone, where the first row of a list should be in sight. */
export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.small,
  width: '100%',
  maxWidth: '96rem',
  margin: '0 auto',
  padding: `${vars.space.small} ${gutter} ${vars.space.xlarge}`,
  '@media': { [above.largePhone]: { gap: vars.space.large, paddingBlockStart: vars.space.large } },
});

export const pages = styleVariants({
  grows: [page],
  // As high as the window, except when the rows are stacked: then the page scrolls.
  fills: [
    page,
    screenStyle({
      selectors: {
        '&:has([data-layout="columns"])': {
          flex: '1 1 0',
          gridTemplateRows: 'auto minmax(0, 1fr)',
          alignContent: 'stretch',
          minHeight: '24rem',
          // Outside `AdminLayout` the page has no height to fill.
          maxHeight: 'max(24rem, 100dvh)',
          paddingBlockEnd: vars.space.large,
        },
      },
    }),
  ],
});

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
  '@media': { [oneLine]: { columnGap: vars.space.medium } },
});

export const title = screenStyle({ order: -2, maxWidth: '100%', overflowWrap: 'anywhere' });

export const back = screenStyle({ marginBottom: vars.space.xsmall });

export const note = screenStyle({ rowGap: 0, minHeight: '1.25rem' });

export const measure = screenStyle({ maxWidth: '60rem' });
