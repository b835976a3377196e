import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const byline = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.xsmall} ${vars.space.xlarge}`,
    paddingTop: vars.space.medium,
    borderTop: `1px solid ${vars.color.maskTrace}`,
    fontSize: vars.fontSize.small,
    color: vars.color.textMuted,
  }),
);
