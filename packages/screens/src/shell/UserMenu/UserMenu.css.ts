import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const userName = screenStyle({
  maxWidth: '11rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.5,
});

/** The background extends beyond the content edge, which aligns the text with it. */
export const userButton = screenStyle({ marginInlineEnd: `calc(-1 * ${vars.space.medium})` });
