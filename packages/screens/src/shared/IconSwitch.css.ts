import { focusRing, forcedColors, motionAllowed, touch, vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

export const iconSwitch = screenStyle({
  display: 'inline-flex',
  gap: vars.space.hairline,
  padding: vars.space.hairline,
  borderRadius: vars.radius.round,
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

export const choice = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.5rem',
  borderRadius: vars.radius.round,
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': {
    [motionAllowed]: { transition: `color ${vars.motion.quick} ${vars.motion.ease}` },
    [touch]: { width: vars.size.touch, height: vars.size.touch },
  },
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(:checked)': {
      color: vars.color.text,
      background: vars.color.surfaceRaised,
      boxShadow: `0 0 0 1px ${vars.color.lineStrong}`,
    },
    '&:has(:focus-visible)': focusRing,
  },
});

// Forced colours remove the shadow, so the selected option gets an outline.
export const selectedMark = screenStyle({
  '@media': {
    [forcedColors]: {
      selectors: { [`${choice}:has(:checked) &`]: { outline: '2px solid Highlight', outlineOffset: '3px' } },
    },
  },
  display: 'grid',
});

/** The radio button covers the icon invisibly, so it receives presses and focus. */
export const radio = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
