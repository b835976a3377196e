import { focusRing, forcedColors, motionAllowed, touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const themeSwitch = screenStyle({
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

// Its shadow vanishes in forced colours, so the chosen one gets an outline there.
export const chosenMark = screenStyle({
  '@media': {
    [forcedColors]: {
      selectors: { [`${choice}:has(:checked) &`]: { outline: '2px solid Highlight', outlineOffset: '3px' } },
    },
  },
  display: 'grid',
});

/** The radio itself lies over its icon, unseen, so that it takes the press and the focus. */
export const radio = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
