import { vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** Red only while it is hovered, focused or pressed: in every row, red would draw the eye before the records do. */
export const destructive = screenStyle({
  selectors: { '&:not([data-hovered], [data-focus-visible], [data-pressed])': { color: vars.color.text } },
});
