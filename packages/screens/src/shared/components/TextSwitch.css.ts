import { forcedColors, motionAllowed, touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../styles/screenStyle.ts';
import * as radioSwitch from './RadioSwitch.css.ts';

export const choice = screenStyle([
  radioSwitch.choice,
  {
    vars: { [radioSwitch.selectedColor]: vars.color.brand },
    minHeight: vars.size.controlSmall,
    padding: vars.space.hairline,
    borderRadius: vars.radius.medium,
    '@media': { [touch]: { minHeight: vars.size.touch } },
  },
]);

export const face = screenStyle({
  display: 'grid',
  placeItems: 'center',
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontWeight: vars.fontWeight.medium,
  '@media': {
    [motionAllowed]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: {
      selectors: {
        [`${choice}:has(:checked) &`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
  selectors: {
    [`${choice}:has(:checked) &`]: { borderColor: vars.color.brand, background: vars.color.surface },
  },
});
