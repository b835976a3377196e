import { forcedColors, motionAllowed, touch, vars } from '@pcb/ui/theme';
import * as radioSwitch from '../../shared/components/RadioSwitch.css.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const group = screenStyle([radioSwitch.group, { flexWrap: 'wrap', borderRadius: vars.radius.medium }]);

export const choice = screenStyle([
  radioSwitch.choice,
  {
    vars: { [radioSwitch.selectedColor]: vars.color.brand },
    flex: '1 1 auto',
    minHeight: vars.size.controlSmall,
    padding: vars.space.hairline,
    borderRadius: vars.radius.medium,
    '@media': { [touch]: { minHeight: vars.size.touch } },
  },
]);

export const face = screenStyle({
  display: 'grid',
  placeItems: 'center',
  paddingInline: vars.space.xsmall,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
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
