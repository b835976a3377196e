import { component } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const track = component.style({
  display: 'flex',
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  // A shadow instead of a border, so that the targets have the full height.
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  '@media': { [forcedColors]: { outline: '1px solid ButtonText', outlineOffset: '-1px' } },
});

/** Without a visible label the track is as wide as its items, which need padding to stay apart. */
export const trackInBar = component.style([track, {}]);

// Stays in one row; if the labels do not fit, they wrap.
export const segment = component.style({ position: 'relative', display: 'flex', flex: '1 1 auto', minWidth: 0 });

/** A single word cannot wrap, so the other segments make room. */
export const wordSegment = component.style([segment, { flexShrink: 0 }]);

export const button = component.style({
  flex: '1',
  display: 'flex',
  minHeight: vars.size.control,
  padding: vars.space.xsmall,
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: vars.size.touch } },
  selectors: { [states.disabled]: { cursor: 'not-allowed' } },
});

export const face = component.style({
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.hairline,
  minWidth: 0,
  padding: vars.space.hairline,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  color: vars.color.textMuted,
  '@media': {
    [motionAllowed]: {
      transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
    },
    [forcedColors]: {
      selectors: {
        [`${button}[data-selected] > &`]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
  selectors: {
    [`${trackInBar} &`]: { paddingInline: vars.space.small },
    [`${button}[data-hovered] > &`]: { color: vars.color.text },
    [`${button}[data-selected] > &`]: {
      borderColor: vars.color.brand,
      background: vars.color.surface,
      color: vars.color.brand,
      boxShadow: vars.shadow.raised,
    },
    [`${button}[data-focus-visible] > &`]: focusRing,
    [`${button}[data-disabled] > &`]: { opacity: vars.opacity.disabled },
  },
});

export const segmentDescription = component.style({
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.regular,
});
