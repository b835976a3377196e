import { inScreens, vars } from '@pcb/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const page = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.xlarge,
    width: '100%',
    margin: '0 auto',
    padding: `${vars.space.xxlarge} ${vars.space.gutter}`,
  }),
);

/** The page beside the sidebar: wide for tables, narrow for forms. */
export const pages = styleVariants({
  wide: [page, style(inScreens({ maxWidth: '96rem' }))],
  narrow: [page, style(inScreens({ maxWidth: '60rem' }))],
});
