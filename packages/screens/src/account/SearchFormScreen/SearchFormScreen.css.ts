import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxlarge,
    overflowWrap: 'anywhere',
  }),
);

export const form = style(inScreens({ display: 'grid', gap: vars.space.xlarge }));

export const results = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: vars.space.medium,
  }),
);

/** Beside the heading. */
export const brief = style(inScreens({ minWidth: 0 }));

/** Below the heading, over the whole width. */
export const whole = style(inScreens({ gridColumn: '1 / -1', minWidth: 0 }));

export const skeletonRow = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '1fr 2fr 1fr 1fr',
    gap: vars.space.xlarge,
    padding: vars.space.large,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  }),
);
