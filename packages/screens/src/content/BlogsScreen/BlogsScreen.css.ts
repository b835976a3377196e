import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(inScreens({ marginTop: vars.space.section }));

export const cover = style(
  inScreens({
    display: 'grid',
    alignItems: 'center',
    aspectRatio: '16 / 10',
    overflow: 'hidden',
    borderBottom: `1px solid ${vars.color.line}`,
    '@media': { print: { display: 'none' } },
  }),
);

export const words = style(inScreens({ padding: vars.space.xlarge }));

export const dates = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    fontSize: vars.fontSize.small,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
  }),
);
