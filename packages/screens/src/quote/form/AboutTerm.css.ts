import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** Lines up with the text above: the padding of the button is outside. */
export const aboutButton = screenStyle({
  marginBlockStart: vars.space.xsmall,
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
  paddingInline: vars.space.small,
  whiteSpace: 'normal',
  textAlign: 'start',
});

export const explanation = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  maxWidth: '20rem',
  marginBlockStart: vars.space.small,
});
