import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space.xsmall} ${vars.space.medium}`,
    marginTop: vars.space.large,
  }),
);
