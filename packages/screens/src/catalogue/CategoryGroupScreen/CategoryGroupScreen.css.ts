import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style(
  inScreens({ display: 'flex', flexDirection: 'column', gap: vars.space.large, overflowWrap: 'anywhere' }),
);

export const drawing = style(inScreens({ width: '8rem', maxWidth: '60%' }));

export const link = style(inScreens({ display: 'flex', justifyContent: 'space-between' }));

export const arrow = style(
  inScreens({
    flex: 'none',
    color: vars.color.textMuted,
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);

export const filters = style(
  inScreens({
    marginTop: 'auto',
    paddingTop: vars.space.medium,
    borderTop: `1px solid ${vars.color.line}`,
    fontSize: vars.fontSize.small,
  }),
);

export const filtersLabel = style(inScreens({ color: vars.color.textMuted }));
