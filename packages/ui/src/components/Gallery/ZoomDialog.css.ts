import { overlayRules } from '../../private/modal/overlayRules.ts';
import { composite } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed } from '../../theme/media.ts';
import { mirrored } from '../../theme/mirrored.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const overlay = composite.style({
  ...overlayRules,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  '@media': {
    [motionAllowed]: {
      transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
      selectors: { [`${states.entering}, ${states.exiting}`]: { opacity: 0 } },
    },
  },
});

export const fill = composite.style({ height: '100%' });

export const dialog = composite.style({ display: 'flex', flexDirection: 'column', height: '100%', outline: 'none' });

export const header = composite.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  padding: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const title = composite.style({
  flex: 1,
  minWidth: 0,
  // A long description scrolls, so that the picture keeps its height.
  maxHeight: '6rem',
  padding: vars.space.small,
  overflowY: 'auto',
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** Panning scrolls it. */
export const view = composite.style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surfaceSunken,
  '@media': { [forcedColors]: { background: 'Canvas' } },
  selectors: {
    '&[data-zoomed]': { cursor: 'grab' },
    '&[data-zoomed]:active': { cursor: 'grabbing' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const picture = composite.style({ maxWidth: 'none', objectFit: 'contain', userSelect: 'none' });

export const footer = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.small} max(${vars.space.small}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const level = composite.style({
  minWidth: '4rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const arrow = composite.style(mirrored);
