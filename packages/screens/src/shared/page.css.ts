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
