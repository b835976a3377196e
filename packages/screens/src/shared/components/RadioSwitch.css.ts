import { focusRing, vars } from '@pcb/ui/theme';
import { createVar } from '@vanilla-extract/css';
import { screenStyle } from '../styles/screenStyle.ts';

export const selectedColor = createVar();

export const group = screenStyle({
  display: 'inline-flex',
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

export const choice = screenStyle({
  position: 'relative',
  display: 'grid',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(:checked)': { color: selectedColor },
    '&:has(:focus-visible)': focusRing,
  },
});

/** The radio button covers its label invisibly, so it receives presses and focus. */
export const radio = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});
