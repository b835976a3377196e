import { hideControl } from '../../private/hideControl.ts';
import { component } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component.style({ position: 'relative', display: 'flex', minWidth: 0 });

export const button = component.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minHeight: '2rem',
  minWidth: 0,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: vars.size.touch } },
  selectors: { [states.disabled]: { color: vars.color.textMuted, cursor: 'not-allowed' } },
});

hideControl(button, component.rule);

export const track = component.style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  width: '2.5rem',
  height: '1.5rem',
  padding: '0.1875rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  background: vars.color.surfaceSunken,
  '@media': {
    [motionAllowed]: {
      transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
    },
    [forcedColors]: {
      selectors: { [`${button}[data-selected] > &`]: { borderColor: 'Highlight', background: 'Highlight' } },
    },
  },
  selectors: {
    [`${button}[data-hovered] > &`]: { borderColor: vars.color.text },
    [`${button}[data-selected] > &`]: { borderColor: vars.color.brand, background: vars.color.brand },
    [`${button}[data-focus-visible] > &`]: focusRing,
    [`${button}[data-disabled] > &`]: { opacity: vars.opacity.disabled },
  },
});

export const thumb = component.style({
  width: '1rem',
  height: '1rem',
  borderRadius: vars.radius.round,
  background: vars.color.lineStrong,
  '@media': {
    [motionAllowed]: { transition: `transform ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: {
      background: 'ButtonText',
      selectors: { [`${button}[data-selected] &`]: { background: 'HighlightText' } },
    },
  },
  selectors: {
    [`${button}[data-selected] &`]: { transform: 'translateX(1rem)', background: vars.color.onBrand },
    [`${button}[data-selected] &:dir(rtl)`]: { transform: 'translateX(-1rem)' },
  },
});
