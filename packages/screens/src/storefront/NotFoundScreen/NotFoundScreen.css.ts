import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inScreens({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space.section,
    minHeight: '60dvh',
    padding: `${vars.space.band} ${vars.space.gutter}`,
    textAlign: 'center',
  }),
);

export const drawing = style(inScreens({ width: '100%', maxWidth: '30rem', height: 'auto' }));
