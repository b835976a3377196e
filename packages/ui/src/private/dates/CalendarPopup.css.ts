import { composite } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { overlayRules } from '../modal/overlayRules.ts';
import { popoverSurface } from '../popoverSurface.ts';

export const popover = composite.style({
  ...popoverSurface,
  width: 'min(20rem, calc(100vw - 1.5rem))',
  borderRadius: vars.radius.large,
});

export const overlay = composite.style({
  ...overlayRules,
  display: 'flex',
  alignItems: 'flex-end',
  background: vars.color.scrim,
  '@media': {
    [motionAllowed]: {
      transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
      selectors: { [states.entering]: { opacity: 0 }, [states.exiting]: { opacity: 0 } },
    },
  },
});

/** Leaves a strip of the scrim to tap on. */
export const sheet = composite.style({
  display: 'flex',
  width: '100%',
  maxHeight: 'calc(100% - 2.75rem)',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [motionAllowed]: {
      transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
      selectors: { [`${states.entering}, ${states.exiting}`]: { transform: 'translateY(100%)' } },
    },
    [forcedColors]: { borderBlockStart: '1px solid CanvasText' },
  },
});

export const dialog = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  flex: 1,
  minWidth: 0,
  maxHeight: 'inherit',
  padding: vars.space.medium,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const title = composite.style({
  minWidth: 0,
  padding: vars.space.xsmall,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
});

export const footer = composite.style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
