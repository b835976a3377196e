import { focusRing, forcedColors, motionAllowed, touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const unitSwitch = screenStyle({
  display: 'inline-flex',
  flex: 'none',
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

export const choice = screenStyle({
  position: 'relative',
  display: 'grid',
  minWidth: '2.75rem',
  minHeight: vars.size.controlSmall,
  padding: vars.space.hairline,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: vars.size.touch, minWidth: vars.size.touch } },
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(:checked)': { color: vars.color.brand },
    '&:has(:focus-visible)': focusRing,
  },
});

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

/** The radio button covers its label invisibly, so it receives presses and focus. */
export const radio = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
