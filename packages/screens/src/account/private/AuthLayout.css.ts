import { above, inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    minHeight: '100dvh',
    '@media': {
      [above.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)', gridTemplateRows: '1fr' },
    },
  }),
);

export const board = style(
  inScreens({
    padding: `${vars.space.large} ${vars.space.gutter}`,
    '@media': {
      [above.laptop]: {
        position: 'sticky',
        top: 0,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        overflow: 'hidden',
        height: '100dvh',
        padding: vars.space.gutter,
      },
    },
  }),
);

export const brand = style(inScreens({ display: 'flex', position: 'relative', zIndex: 1 }));

export const drawing = style(
  inScreens({
    display: 'none',
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    '@media': { [above.laptop]: { display: 'block' } },
  }),
);

export const words = style(
  inScreens({
    display: 'none',
    position: 'relative',
    '@media': { [above.laptop]: { display: 'grid', gap: vars.space.medium, maxWidth: '30rem' } },
  }),
);

/** For a heading that belongs to the page at every width. */
export const wordsEverywhere = style(
  inScreens({
    display: 'grid',
    gap: vars.space.small,
    paddingTop: vars.space.large,
    '@media': { [above.laptop]: { gap: vars.space.medium, paddingTop: 0 } },
  }),
);

export const main = style(
  inScreens({
    display: 'grid',
    alignItems: 'start',
    justifyItems: 'center',
    minWidth: 0,
    padding: `${vars.space.section} ${vars.space.gutter}`,
    '@media': { [above.laptop]: { alignItems: 'center' } },
  }),
);

export const column = style(
  inScreens({ display: 'grid', gap: vars.space.xlarge, width: '100%', maxWidth: '25rem', minWidth: 0 }),
);

export const titles = style(inScreens({ display: 'grid', gap: vars.space.small }));

export const question = style(inScreens({ fontWeight: vars.fontWeight.regular, color: vars.color.textMuted }));
