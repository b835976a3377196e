import { endButton } from '../../private/endButton.ts';
import { component } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { monoFigures } from '../../theme/monoFigures.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const frame = component.style({ paddingInlineEnd: 0 });

export const input = component.style({
  ...monoFigures,
  textOverflow: 'ellipsis',
});

export const stepper = component.style({
  ...endButton,
  // Overlaps the border of the frame, so that the target has the full height of the control.
  marginBlock: '-1px',
  border: '1px solid transparent',
  borderInlineStartColor: vars.color.line,
  backgroundClip: 'padding-box',
  '@media': {
    [touch]: { width: vars.size.touch, height: vars.size.touch },
    [motionAllowed]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: { borderInlineStartColor: 'ButtonText' },
  },
  selectors: {
    '&:last-child': {
      marginInlineEnd: '-1px',
      borderStartEndRadius: vars.radius.medium,
      borderEndEndRadius: vars.radius.medium,
    },
    [states.hovered]: { background: vars.color.surfaceSunken, backgroundClip: 'padding-box', color: vars.color.text },
    [states.pressed]: {
      background: vars.color.brandSoft,
      backgroundClip: 'padding-box',
      color: vars.color.onBrandSoft,
    },
    [states.disabled]: { color: vars.color.lineStrong, cursor: 'not-allowed' },
  },
});
