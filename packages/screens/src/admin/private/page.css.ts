import { vars } from '@pcb/ui/theme';
import { styleVariants } from '@vanilla-extract/css';
import { screenStyle } from '../../shared/screenStyle.ts';

const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xlarge,
  width: '100%',
  margin: '0 auto',
  padding: `${vars.space.xxlarge} ${vars.space.gutter}`,
});

/** The page next to the sidebar: wide for tables, narrow for forms. */
export const pages = styleVariants({
  wide: [page, screenStyle({ maxWidth: '96rem' })],
  narrow: [page, screenStyle({ maxWidth: '60rem' })],
});
