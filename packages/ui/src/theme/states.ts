import { vars } from './vars.css.ts';

/** The states of a react-aria-components part, spelled once for use in `selectors`. */
export const states = {
  hovered: '&[data-hovered]',
  pressed: '&[data-pressed]',
  selected: '&[data-selected]',
  disabled: '&[data-disabled]',
  focused: '&[data-focused]',
  focusVisible: '&[data-focus-visible]',
  focusWithin: '&[data-focus-within]',
  invalid: '&[data-invalid]',
  open: '&[data-open]',
  expanded: '&[data-expanded]',
  pending: '&[data-pending]',
  entering: '&[data-entering]',
  exiting: '&[data-exiting]',
} as const;

/** The one focus ring. Outlines survive forced colours, so nothing more is needed there. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;
