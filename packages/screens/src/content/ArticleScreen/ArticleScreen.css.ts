import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const byline = style(
  inScreens({
    rowGap: vars.space.xsmall,
    paddingTop: vars.space.medium,
    borderTop: `1px solid ${vars.color.maskTrace}`,
    fontSize: vars.fontSize.small,
    color: vars.color.textMuted,
  }),
);
