import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space.section,
    minHeight: '60dvh',
    padding: `${vars.space.band} ${vars.space.gutter}`,
    textAlign: 'center',
    // A translation may hold a word that is wider than the page.
    overflowWrap: 'anywhere',
  }),
);

export const drawing = style(inScreens({ width: '100%', maxWidth: '30rem', height: 'auto' }));
