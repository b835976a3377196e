import { vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** The width and margins of a content page. */
export const page = screenStyle({
  width: '100%',
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space.section} ${vars.space.gutter} ${vars.space.band}`,
  overflowWrap: 'anywhere',
});

/** Content below the page header, separated by a line. */
export const belowLine = screenStyle({
  marginTop: vars.space.xxlarge,
  paddingTop: vars.space.xxlarge,
  borderTop: `1px solid ${vars.color.line}`,
});
