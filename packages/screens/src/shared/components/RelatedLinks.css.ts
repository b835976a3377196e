import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../styles/screenStyle.ts';

export const section = screenStyle({
  marginTop: vars.space.band,
  paddingTop: vars.space.section,
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
});
