import { above, vars } from '@pcb/ui/theme';
import { stickyAside } from '../../shared/stickyAside.css.ts';
import { screenStyle } from '../../shared/screenStyle.ts';

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

/** The filters of a wide screen, beside the parts. */
export const filtersBeside = screenStyle([
  stickyAside,
  {
    display: 'none',
    '@media': {
      [above.laptop]: {
        display: 'flex',
        flexDirection: 'column',
        gap: vars.space.xlarge,
        padding: vars.space.xsmall,
      },
    },
  },
]);

/** In line with the title of the parts beside it. */
export const filtersTitle = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.xsmall}) calc(-1 * ${vars.space.small})`,
});

/** The filters of a narrow screen, above the parts and closed at first. */
export const filtersAbove = screenStyle({ '@media': { [above.laptop]: { display: 'none' } } });

export const facetGrid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: vars.space.xlarge,
  color: vars.color.text,
});

export const results = screenStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 });

export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  // As high with the button as without, so that the cards stay where they are.
  minHeight: vars.size.touch,
});

export const partsTitle = screenStyle({
  // It takes focus when a button that was pressed is gone.
  selectors: { '&:focus': { outline: 'none' } },
});

export const clear = screenStyle({ marginInlineStart: 'auto' });

export const frame = screenStyle({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
