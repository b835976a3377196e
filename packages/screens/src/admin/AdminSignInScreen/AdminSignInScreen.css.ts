import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const main = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 24rem)',
    justifyContent: 'center',
    alignContent: 'center',
    gap: vars.space.xlarge,
    minHeight: '100dvh',
    padding: `${vars.space.section} ${vars.space.gutter}`,
  }),
);

export const head = style(inScreens({ display: 'grid', gap: vars.space.xlarge }));

export const logo = style(inScreens({ whiteSpace: 'normal', overflowWrap: 'anywhere' }));
