import { above, inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.section,
    overflowWrap: 'anywhere',
  }),
);

export const section = style(
  inScreens({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large }),
);

export const team = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.large,
    padding: `clamp(${vars.space.large}, 4vw, ${vars.space.xlarge})`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    '@media': {
      [above.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: vars.space.xxlarge,
      },
    },
  }),
);

export const teamWords = style(inScreens({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 }));

export const teamName = style(inScreens({ display: 'flex', alignItems: 'baseline', gap: vars.space.medium }));

export const reference = style(
  inScreens({
    flex: 'none',
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.strong,
    letterSpacing: '0.06em',
    color: vars.color.copperText,
  }),
);

export const bookIcon = style(inScreens({ flex: 'none' }));

export const phone = style(inScreens({ fontFamily: vars.font.mono }));
