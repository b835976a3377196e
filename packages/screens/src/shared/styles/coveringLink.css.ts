import { focusRing, states, vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** A link that covers its card, which makes the whole card the target. The card needs `position: relative`. */
export const coveringLink = screenStyle({
  fontWeight: vars.fontWeight.strong,
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [states.focusVisible]: { outline: 'none' },
    [`${states.focusVisible}::after`]: { ...focusRing, outlineOffset: '-3px' },
  },
});
