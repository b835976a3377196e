import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  inScreens({
    marginTop: vars.space.xxlarge,
    paddingTop: vars.space.xxlarge,
    borderTop: `1px solid ${vars.color.line}`,
  }),
);
