import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

/** A name may be as long as it likes; the reader of the button hears all of it. */
export const userName = screenStyle({
  maxWidth: '11rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.5,
});

/** Its ground reaches over the edge of the content, so that its words end there. */
export const userButton = screenStyle({ marginInlineEnd: `calc(-1 * ${vars.space.medium})` });
