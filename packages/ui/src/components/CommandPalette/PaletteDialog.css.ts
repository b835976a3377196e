import { overlayRules } from '../../private/modal/overlayRules.ts';
import { component, composite } from '../../theme/layerStyles.ts';
import { above, forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const overlay = composite.style({
  ...overlayRules,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  background: vars.color.scrim,
  '@media': {
    [above.largePhone]: { padding: `min(6rem, 10vh) ${vars.space.large} ${vars.space.large}` },
    [motionAllowed]: {
      transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
      selectors: { [states.entering]: { opacity: 0 } },
    },
  },
});

export const box = composite.style({
  display: 'flex',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [above.largePhone]: { maxWidth: '40rem', height: 'auto', maxHeight: '100%', borderRadius: vars.radius.large },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const dialog = composite.style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  outline: 'none',
});

export const head = component.style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  paddingInline: `${vars.space.large} ${vars.space.small}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const searchIcon = component.style({ flex: 'none', color: vars.color.textMuted });

export const field = component.style({ flex: 1, minWidth: 0 });

/** Has no ring, because the input always has focus; the active item has a ring. */
export const input = component.style({
  width: '100%',
  minHeight: vars.size.touch,
  border: 0,
  padding: 0,
  background: 'none',
  appearance: 'none',
  // iOS zooms in on a smaller font.
  fontSize: vars.fontSize.base,
  textOverflow: 'ellipsis',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const results = component.style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 });

/** Needs no tab stop: the field controls the list, which scrolls by itself. */
export const list = component.style({
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.small,
  scrollPaddingBlock: '2.75rem',
  outline: 'none',
  selectors: { '&[data-empty]': { display: 'none' } },
});

export const title = component.style({
  display: 'block',
  padding: `${vars.space.small} ${vars.space.small} ${vars.space.xsmall}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const item = component.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minHeight: vars.size.control,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderRadius: vars.radius.small,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: vars.size.touch } },
  selectors: {
    [states.hovered]: { background: vars.color.surfaceSunken },
    [states.focused]: { background: vars.color.brandSoft },
    [states.focusVisible]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const icon = component.style({ flex: 'none', lineHeight: 0, color: vars.color.textMuted });

export const texts = component.style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: `${vars.space.hairline} ${vars.space.medium}`,
  minWidth: 0,
  '@media': {
    [above.largePhone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
    },
  },
});

export const label = component.style({ minWidth: 0, overflowWrap: 'anywhere' });

export const description = component.style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  selectors: { '[data-focused] &': { color: vars.color.onBrandSoft } },
});

export const none = component.style({
  padding: vars.space.xlarge,
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const waiting = component.style({
  flex: 'none',
  listStyle: 'none',
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  paddingBlockEnd: `max(${vars.space.xsmall}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const waitingSection = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minHeight: vars.size.control,
  paddingInlineEnd: vars.space.small,
});

export const failure = component.style({
  flex: '1 1 12rem',
  minWidth: 0,
  paddingInlineStart: vars.space.small,
  color: vars.color.danger,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
});
