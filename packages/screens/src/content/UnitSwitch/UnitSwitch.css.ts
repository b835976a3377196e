import { forcedColors, motionAllowed, touch, vars } from '@pcb/ui/theme';
import * as radioSwitch from '../../shared/components/RadioSwitch.css.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const group = screenStyle([radioSwitch.group, { flex: 'none', borderRadius: vars.radius.medium }]);

export const choice = screenStyle([
  radioSwitch.choice,
  {
    vars: { [radioSwitch.selectedColor]: vars.color.brand },
    minWidth: '2.75rem',
    minHeight: vars.size.controlSmall,
    padding: vars.space.hairline,
    borderRadius: vars.radius.medium,
    '@media': { [touch]: { minHeight: vars.size.touch, minWidth: vars.size.touch } },
  },
]);

export const face = screenStyle({
  display: 'grid',
  placeItems: 'center',
  paddingInline: vars.space.small,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
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
