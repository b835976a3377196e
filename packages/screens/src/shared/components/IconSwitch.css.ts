import { forcedColors, motionAllowed, touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../styles/screenStyle.ts';
import * as radioSwitch from './RadioSwitch.css.ts';

export const group = screenStyle([
  radioSwitch.group,
  { gap: vars.space.hairline, padding: vars.space.hairline, borderRadius: vars.radius.round },
]);

export const choice = screenStyle([
  radioSwitch.choice,
  {
    vars: { [radioSwitch.selectedColor]: vars.color.text },
    placeItems: 'center',
    width: '1.75rem',
    height: '1.5rem',
    borderRadius: vars.radius.round,
    '@media': {
      [motionAllowed]: { transition: `color ${vars.motion.quick} ${vars.motion.ease}` },
      [touch]: { width: vars.size.touch, height: vars.size.touch },
    },
    selectors: {
      '&:has(:checked)': {
        background: vars.color.surfaceRaised,
        boxShadow: `0 0 0 1px ${vars.color.lineStrong}`,
      },
    },
  },
]);

// Forced colours remove the shadow, so the selected option gets an outline.
export const selectedMark = screenStyle({
  '@media': {
    [forcedColors]: {
      selectors: { [`${choice}:has(:checked) &`]: { outline: '2px solid Highlight', outlineOffset: '3px' } },
    },
  },
  display: 'grid',
});
