import { component } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const popover = component.style({
  minWidth: `max(11rem, min(var(--trigger-width), 100vw - 2 * ${vars.space.medium}))`,
  maxWidth: `min(20rem, 100vw - 2 * ${vars.space.medium})`,
  overflow: 'auto',
  padding: vars.space.xsmall,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [forcedColors]: { borderColor: 'CanvasText' },
    [motionAllowed]: {
      transition: `opacity ${vars.motion.quick} ${vars.motion.ease}, transform ${vars.motion.quick} ${vars.motion.ease}`,
      selectors: {
        [states.entering]: { opacity: 0, transform: 'translateY(-4px)' },
        [states.exiting]: { opacity: 0 },
      },
    },
  },
});

export const menu = component.style({ outline: 'none' });

export const item = component.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: '2.25rem',
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': {
    [touch]: { minHeight: vars.size.touch },
    [forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText', background: 'Canvas' },
  },
  selectors: {
    // Marks the trigger of an open submenu, which has focus.
    '&[data-open]': { background: vars.color.surfaceSunken },
    [states.focused]: {
      outline: 'none',
      background: vars.color.brandSoft,
      color: vars.color.onBrandSoft,
      '@media': { [forcedColors]: { background: 'Highlight', color: 'HighlightText' } },
    },
    [states.focusVisible]: { ...focusRing, outlineOffset: '-2px' },
    [states.disabled]: {
      color: vars.color.textMuted,
      cursor: 'not-allowed',
      '@media': { [forcedColors]: { color: 'GrayText' } },
    },
  },
});

export const icon = component.style({
  display: 'flex',
  flex: 'none',
  color: vars.color.textMuted,
  '@media': { [forcedColors]: { color: 'inherit' } },
});

export const itemText = component.style({ display: 'grid', gap: vars.space.hairline, minWidth: 0 });

export const itemDescription = component.style({
  color: vars.color.textMuted,
  // In forced colours the item sets the text colour.
  '@media': { [forcedColors]: { color: 'inherit' } },
  selectors: { '[data-focused] > * > &': { color: 'inherit' } },
});
