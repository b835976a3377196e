import { recipe } from '@vanilla-extract/recipes';
import { overlayRules } from '../../private/modal/overlayRules.ts';
import { composite } from '../../theme/layerStyles.ts';
import { above, forcedColors, motionAllowed } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const overlay = recipe({
  base: composite.base({
    ...overlayRules,
    display: 'flex',
    background: vars.color.scrim,
    '@media': {
      [motionAllowed]: {
        transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
        selectors: { [states.entering]: { opacity: 0 }, [states.exiting]: { opacity: 0 } },
      },
    },
  }),
  variants: {
    placement: {
      center: composite.rule({ alignItems: 'center', justifyContent: 'center', padding: vars.space.large }),
      start: composite.rule({ justifyContent: 'flex-start' }),
      end: composite.rule({ justifyContent: 'flex-end' }),
      bottom: composite.rule({ alignItems: 'flex-end', justifyContent: 'center' }),
    },
  },
});

/** Leaves a strip of the scrim to tap on. */
const besideScrim = 'calc(100% - 2.75rem)';

const slide = `transform ${vars.motion.slow} ${vars.motion.ease}`;

export const modal = recipe({
  base: composite.base({
    display: 'flex',
    maxHeight: '100%',
    overflow: 'hidden',
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.overlay,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    placement: {
      center: composite.rule({
        borderRadius: vars.radius.large,
        '@media': {
          [motionAllowed]: {
            transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
            selectors: { [states.entering]: { transform: 'translateY(8px)' } },
          },
        },
      }),
      start: composite.rule({
        height: '100%',
        '@media': {
          [motionAllowed]: {
            transition: slide,
            selectors: {
              [`${states.entering}, ${states.exiting}`]: { transform: 'translateX(-100%)' },
              '&:dir(rtl)[data-entering], &:dir(rtl)[data-exiting]': { transform: 'translateX(100%)' },
            },
          },
        },
      }),
      end: composite.rule({
        height: '100%',
        '@media': {
          [motionAllowed]: {
            transition: slide,
            selectors: {
              [`${states.entering}, ${states.exiting}`]: { transform: 'translateX(100%)' },
              '&:dir(rtl)[data-entering], &:dir(rtl)[data-exiting]': { transform: 'translateX(-100%)' },
            },
          },
        },
      }),
      bottom: composite.rule({
        maxWidth: '100%',
        maxHeight: besideScrim,
        borderStartStartRadius: vars.radius.large,
        borderStartEndRadius: vars.radius.large,
        '@media': {
          [motionAllowed]: {
            transition: slide,
            selectors: { [`${states.entering}, ${states.exiting}`]: { transform: 'translateY(100%)' } },
          },
        },
      }),
    },
    size: {
      small: composite.rule({ width: '24rem' }),
      medium: composite.rule({ width: '34rem' }),
      large: composite.rule({ width: '52rem' }),
    },
  },
  compoundVariants: (['start', 'end'] as const).map((placement) => ({
    variants: { placement },
    style: composite.rule({ maxWidth: besideScrim }),
  })),
});

// The dialog is the scroll container, so that keys scroll it from any focused element inside.
export const dialog = composite.style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  // About the height of the sticky header or footer, so that neither covers a focused field.
  scrollPaddingBlock: '4rem',
});

export const header = composite.style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.raised,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.large,
  paddingBlock: vars.space.medium,
  paddingInline: `${vars.space.large} ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  '@media': { [above.largePhone]: { paddingInlineStart: vars.space.xlarge, paddingInlineEnd: vars.space.large } },
});

export const title = composite.style({
  minWidth: 0,
  paddingBlock: vars.space.small,
  fontSize: vars.fontSize.large,
  overflowWrap: 'anywhere',
  // The heading has focus only because the dialog opened, so it has no focus ring.
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const body = composite.style({
  flex: '1 0 auto',
  minWidth: 0,
  maxWidth: '100%',
  padding: vars.space.large,
  overflowWrap: 'anywhere',
  '@media': { [above.largePhone]: { padding: vars.space.xlarge } },
});

export const lastPart = composite.style({
  paddingBlockEnd: `max(${vars.space.large}, env(safe-area-inset-bottom))`,
  '@media': { [above.largePhone]: { paddingBlockEnd: vars.space.xlarge } },
});

export const footer = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.medium,
  padding: `${vars.space.medium} ${vars.space.large} max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  '@media': {
    [above.largePhone]: { paddingInline: vars.space.xlarge },
    // On a short screen, or with large text, the footer scrolls with the content.
    '(min-height: 30em)': { position: 'sticky', insetBlockEnd: 0 },
  },
});
