import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.section,
  minHeight: '60dvh',
  padding: `${vars.space.band} ${vars.space.gutter}`,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

/** Small enough on a landscape phone that the heading below it is visible. */
export const drawing = screenStyle({ width: '100%', maxWidth: 'min(30rem, 60dvh)', height: 'auto' });
