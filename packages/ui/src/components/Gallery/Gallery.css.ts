import { component, composite } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const gallery = component.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  minWidth: 0,
});

/** A fixed shape, so that nothing moves while a picture loads. */
export const frame = component.style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
});

export const picture = component.style({ width: '100%', height: '100%', objectFit: 'contain' });

/** Covers the picture, so that the user can press it anywhere. */
export const enlarge = component.style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  padding: vars.space.small,
  borderRadius: 'inherit',
  cursor: 'zoom-in',
  selectors: { [states.focusVisible]: { ...focusRing, outlineOffset: '-2px' } },
});

export const enlargeLabel = component.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  '@media': {
    [touch]: { minHeight: vars.size.touch },
    [motionAllowed]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: { borderColor: 'ButtonText' },
  },
  selectors: { [`${enlarge}[data-hovered] > &`]: { background: vars.color.brandSoft } },
});

export const description = component.style({
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** One scrolling row. */
export const thumbnails = component.style({
  display: 'flex',
  gap: vars.space.small,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  outline: 'none',
});

export const thumbnail = component.style({
  flex: 'none',
  width: '4rem',
  height: '4rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    [states.hovered]: { borderColor: vars.color.text },
    [states.selected]: { borderColor: vars.color.brand, boxShadow: `inset 0 -4px ${vars.color.brand}` },
    // Drawn inside, because the scrolling row clips its contents.
    [states.focusVisible]: { ...focusRing, outlineOffset: '-2px' },
  },
});

export const thumbnailPicture = composite.style({
  width: '100%',
  height: '100%',
  padding: '2px 2px 6px',
  objectFit: 'cover',
  '@media': {
    // Forced colours drop shadows, such as the bar below the selected thumbnail.
    [forcedColors]: {
      selectors: { [`${thumbnail}[data-selected] > &`]: { borderBlockEnd: '4px solid Highlight' } },
    },
  },
});
