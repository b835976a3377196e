import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.xlarge,
    width: '100%',
    maxWidth: '60rem',
    margin: '0 auto',
    padding: `${vars.space.xxlarge} ${vars.space.gutter}`,
  }),
);

/** Points the way that the page reads. */
export const arrow = style(inScreens({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));

export const title = style(inScreens({ overflowWrap: 'anywhere' }));

export const drawing = style(inScreens({ width: '100%', maxWidth: '12rem' }));

export const body = style(inScreens({ padding: vars.space.xlarge }));

export const footer = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.medium,
    padding: `${vars.space.large} ${vars.space.xlarge}`,
    borderTop: `1px solid ${vars.color.line}`,
  }),
);
