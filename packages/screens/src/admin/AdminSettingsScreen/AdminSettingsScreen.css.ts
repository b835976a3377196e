import { above, inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

/** A part of the form: what it is about on the left, its fields on the right. */
export const part = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.large,
    padding: vars.space.xlarge,
    borderBottom: `1px solid ${vars.color.line}`,
    '@media': { [above.laptop]: { gridTemplateColumns: '12rem minmax(0, 1fr)', columnGap: vars.space.xxlarge } },
  }),
);

export const footer = style(
  inScreens({ display: 'flex', justifyContent: 'flex-end', padding: `${vars.space.large} ${vars.space.xlarge}` }),
);
