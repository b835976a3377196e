import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

/** The width and margins of a content page. */
export const page = style(
  inScreens({
    width: '100%',
    maxWidth: vars.size.content,
    marginInline: 'auto',
    padding: `${vars.space.section} ${vars.space.gutter} ${vars.space.band}`,
    overflowWrap: 'anywhere',
  }),
);

/** Content below the head of a page, under a line. */
export const belowLine = style(
  inScreens({
    marginTop: vars.space.xxlarge,
    paddingTop: vars.space.xxlarge,
    borderTop: `1px solid ${vars.color.line}`,
  }),
);
