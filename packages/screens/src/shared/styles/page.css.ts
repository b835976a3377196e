import { vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

const frame = (top: string) => ({
  width: '100%',
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: `${top} ${vars.space.gutter} ${vars.space.band}`,
  overflowWrap: 'anywhere' as const,
});

export const page = screenStyle(frame(vars.space.section));

/** A content page whose form begins soon. Not `page` with another padding: the order of style sheets is not fixed. */
export const formPage = screenStyle(frame(vars.space.large));

export const belowLine = screenStyle({
  marginTop: vars.space.xxlarge,
  paddingTop: vars.space.xxlarge,
  borderTop: `1px solid ${vars.color.line}`,
});
