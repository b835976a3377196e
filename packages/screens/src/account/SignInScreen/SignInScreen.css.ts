import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const demo = style(inScreens({ display: 'grid', gap: vars.space.medium, padding: vars.space.large }));

export const demoHead = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.small,
  }),
);

export const credentials = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.large,
    rowGap: vars.space.xsmall,
    margin: 0,
    fontSize: vars.fontSize.small,
  }),
);

export const term = style(inScreens({ color: vars.color.textMuted }));

export const value = style(inScreens({ margin: 0, fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));
