import { component } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const calendarButton = component.style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.control,
  height: vars.size.control,
  // Overlaps the border of the frame, so that the target has the full height of the control.
  margin: '-1px',
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': {
    [touch]: { width: vars.size.touch, height: vars.size.touch },
    [motionAllowed]: { transition: `color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: { color: 'ButtonText' },
  },
  selectors: {
    [states.hovered]: { color: vars.color.text },
    [states.focusVisible]: { outlineOffset: '-3px' },
    [states.disabled]: { cursor: 'not-allowed', opacity: vars.opacity.disabled },
    '&[data-loading]': { cursor: 'progress', opacity: vars.opacity.disabled },
  },
});
