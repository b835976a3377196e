import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

// Aligns the button text, not the invisible button edges, with the text of the cells.
export const actions = screenStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${vars.space.small})`,
});

export const action = screenStyle({ paddingInline: vars.space.small });

/** Red only while hovered, focused or pressed: red in every row would distract from the records. */
export const destructive = screenStyle([
  action,
  { selectors: { '&:not([data-hovered], [data-focus-visible], [data-pressed])': { color: vars.color.text } } },
]);
