import { above, below, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

const columns = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xlarge });

export const formAndPrice = screenStyle([
  columns,
  {
    '@media': {
      [above.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gridTemplateAreas: '"form price"' },
      [above.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' },
    },
  },
]);

/** The drawing is between form and price in a wide window, otherwise collapsed above the form. */
export const workbench = screenStyle([
  columns,
  {
    '@media': {
      [above.laptop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 22rem',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"form price" "drawing price"',
      },
      [above.desktop]: {
        // From this width on, the form has two columns.
        gridTemplateColumns: 'minmax(0, 38.25rem) minmax(16rem, 1fr) 20rem',
        gridTemplateRows: 'auto',
        gridTemplateAreas: '"form drawing price"',
      },
    },
  },
]);

export const work = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xlarge,
  minWidth: 0,
  '@media': { [above.laptop]: { display: 'contents' } },
});

export const formColumn = screenStyle({
  minWidth: 0,
  borderRadius: vars.radius.medium,
  '@media': { [above.laptop]: { gridArea: 'form' } },
  selectors: {
    '&[data-drop-target]': { outline: `2px dashed ${vars.color.focus}`, outlineOffset: vars.space.xsmall },
  },
});

/** Overlays the line of the first section's title, so that it does not move the fields down. */
export const action = screenStyle({
  position: 'relative',
  display: 'flex',
  justifyContent: 'flex-end',
  blockSize: 0,
  marginBlockStart: `calc(-1 * ${vars.space.small})`,
  marginBlockEnd: vars.space.small,
});

export const titleLine = screenStyle({ rowGap: 0 });

/** On a phone, the button next to the title leaves no room for the lead. */
export const leadBesideButton = screenStyle({ '@media': { [below.largePhone]: { display: 'none' } } });

export const drawingButton = screenStyle({ marginInlineStart: 'auto' });

const belowHeader = `calc(${vars.size.header} + ${vars.space.large})`;

export const drawingColumn = screenStyle({
  minWidth: 0,
  '@media': {
    [above.laptop]: { gridArea: 'drawing' },
    [above.desktop]: { position: 'sticky', top: belowHeader, alignSelf: 'start' },
  },
});

/** As high as the form, so that the pinned part of the price stays visible to its end. */
export const priceColumn = screenStyle({
  '@media': {
    [above.laptop]: { gridArea: 'price' },
    [`${above.laptop} and (min-height: 54em)`]: { position: 'sticky', top: belowHeader, alignSelf: 'start' },
  },
});

export const detailsPart = screenStyle({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.xlarge})`,
  outline: 'none',
});
