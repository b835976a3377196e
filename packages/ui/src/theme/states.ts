import { vars } from './vars.css.ts';

/** The states of react-aria components, as keys of `selectors`. */
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
  /** Temporarily disabled, but focusable. A pending button has the attribute too. */
  unavailable: '&[aria-disabled="true"]:not([data-pending])',
  entering: '&[data-entering]',
  exiting: '&[data-exiting]',
} as const;

/** Outlines remain visible in forced colours. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;
