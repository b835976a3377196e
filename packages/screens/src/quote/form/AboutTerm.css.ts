import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** Lines up with the text above: the padding of the first button is outside. */
export const terms = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  marginBlockStart: vars.space.xsmall,
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
});

/** Quieter than the help text of its field. */
export const aboutButton = screenStyle({
  minHeight: vars.size.rowCompact,
  paddingInline: vars.space.small,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
  whiteSpace: 'normal',
  textAlign: 'start',
});
