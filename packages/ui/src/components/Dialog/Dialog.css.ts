import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../theme/inLayer.ts';
import { above, forcedColors, motionAllowed } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

export const overlay = recipe({
  base: inComponents({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    zIndex: 1000,
    display: 'flex',
    // What the on-screen keyboard leaves free.
    height: 'var(--visual-viewport-height)',
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
      center: inComponents({ alignItems: 'center', justifyContent: 'center', padding: vars.space.large }),
      start: inComponents({ justifyContent: 'flex-start' }),
      end: inComponents({ justifyContent: 'flex-end' }),
    },
  },
});

const slide = `transform ${vars.motion.slow} ${vars.motion.ease}`;

export const modal = recipe({
  base: inComponents({
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
      center: inComponents({
        borderRadius: vars.radius.large,
        '@media': {
          [motionAllowed]: {
            transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
            selectors: { [states.entering]: { transform: 'translateY(8px)' } },
          },
        },
      }),
      start: inComponents({
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
      end: inComponents({
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
    },
    size: {
      small: inComponents({ width: '24rem' }),
      medium: inComponents({ width: '34rem' }),
      large: inComponents({ width: '52rem' }),
    },
  },
  compoundVariants: (['start', 'end'] as const).map((placement) => ({
    variants: { placement },
    // A strip of the page stays in sight, to tap on.
    style: inComponents({ maxWidth: 'calc(100% - 2.75rem)' }),
  })),
});

// The dialog itself scrolls, so that the keyboard scrolls it from whatever has focus inside.
export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  // A short screen: title and footer must not leave a slit between them.
  scrollPaddingBlock: '4rem',
});

export const header = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.large,
  paddingBlock: vars.space.medium,
  paddingInline: `${vars.space.large} ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  '@media': { [above.phone]: { paddingInlineStart: vars.space.xlarge, paddingInlineEnd: vars.space.large } },
});

export const title = componentStyle({
  minWidth: 0,
  paddingBlock: vars.space.small,
  fontSize: vars.fontSize.large,
  overflowWrap: 'anywhere',
});

export const body = componentStyle({
  flex: '1 0 auto',
  minWidth: 0,
  maxWidth: '100%',
  padding: vars.space.large,
  overflowWrap: 'anywhere',
  '@media': { [above.phone]: { padding: vars.space.xlarge } },
});

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.medium,
  padding: `${vars.space.medium} ${vars.space.large} max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  '@media': {
    [above.phone]: { paddingInline: vars.space.xlarge },
    // On a short screen, or with large text, it scrolls along.
    '(min-height: 30em)': { position: 'sticky', insetBlockEnd: 0 },
  },
});
