import { component } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { endButton, overFrame } from '../endButton.ts';

export const calendarButton = component.style({
  ...endButton,
  ...overFrame,
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
