import { above, inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style(
  inScreens({
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
  }),
);

/** The filters of a wide screen, beside the parts. */
export const filtersBeside = style(
  inScreens({
    display: 'none',
    '@media': {
      [above.laptop]: {
        display: 'flex',
        flexDirection: 'column',
        gap: vars.space.xlarge,
        position: 'sticky',
        // Below the header of the page.
        top: '6rem',
        maxHeight: 'calc(100dvh - 7.5rem)',
        // Room for the focus rings, which the edge would cut.
        marginInline: `calc(-1 * ${vars.space.xsmall})`,
        padding: vars.space.xsmall,
        overflowY: 'auto',
      },
    },
  }),
);

/** In line with the title of the parts beside it. */
export const filtersTitle = style(
  inScreens({
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    marginBlock: `calc(-1 * ${vars.space.xsmall}) calc(-1 * ${vars.space.small})`,
  }),
);

/** The filters of a narrow screen, above the parts and closed at first. */
export const filtersAbove = style(inScreens({ '@media': { [above.laptop]: { display: 'none' } } }));

export const facetGrid = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    gap: vars.space.xlarge,
    color: vars.color.text,
  }),
);

export const results = style(
  inScreens({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 }),
);

export const bar = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xsmall} ${vars.space.large}`,
    // As high with the button as without, so that the cards stay where they are.
    minHeight: vars.size.touch,
  }),
);

export const partsTitle = style(
  inScreens({
    // It takes focus when a button that was pressed is gone.
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

export const clear = style(inScreens({ marginInlineStart: 'auto' }));

export const frame = style(
  inScreens({
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
  }),
);
