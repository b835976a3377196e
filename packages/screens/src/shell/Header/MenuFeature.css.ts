import { focusRing, states, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const feature = screenStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
});

export const text = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xsmall,
  padding: `0 ${vars.space.large} ${vars.space.large}`,
});

// The link covers the card, which makes the whole card the target.
export const link = screenStyle({
  fontWeight: vars.fontWeight.strong,
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [states.focusVisible]: { outline: 'none' },
    [`${states.focusVisible}::after`]: { ...focusRing, outlineOffset: '-3px' },
  },
});
