import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style(inScreens({ overflowWrap: 'anywhere' }));

export const drawing = style(inScreens({ width: '100%', maxWidth: '12rem' }));

export const body = style(inScreens({ padding: vars.space.xlarge }));

export const footer = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.medium,
    padding: `${vars.space.large} ${vars.space.xlarge}`,
    borderTop: `1px solid ${vars.color.line}`,
  }),
);
