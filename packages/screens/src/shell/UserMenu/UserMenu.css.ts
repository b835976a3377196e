import { style } from '@vanilla-extract/css';
import { inScreens, vars } from '@pcb/ui/theme';

/** A name may be as long as it likes; the reader of the button hears all of it. */
export const userName = style(
  inScreens({ maxWidth: '11rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.5 }),
);

/** Its ground reaches over the edge of the content, so that its words end there. */
export const userButton = style(inScreens({ marginInlineEnd: `calc(-1 * ${vars.space.medium})` }));
