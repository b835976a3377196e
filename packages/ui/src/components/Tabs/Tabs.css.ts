import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { leftRoom, rightRoom } from './tabRooms.ts';

export const tabs = recipe({
  base: component.base({ display: 'flex', flexDirection: 'column', minWidth: 0 }),
  variants: {
    variant: {
      line: {},
      enclosed: component.rule({
        overflow: 'hidden',
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.large,
        background: vars.color.surface,
      }),
    },
  },
});

const leftFade = createVar();
const rightFade = createVar();
/** Covers part of a label, so that it looks cut off, but never part of the selected tab. */
const fadeWithin = (room: string) => `min(3.5rem, 14%, var(${room}, 100%))`;

const underlinedHeight = `calc(2 * ${vars.space.medium} + ${vars.lineHeight.snug} * ${vars.fontSize.small})`;

/** react-aria renders the tabs in a second pass; reserving their height keeps a restored scroll position. */
export const list = recipe({
  base: component.base({
    // The offset parent of the tabs, whose offsetLeft scrolls the selected one into view.
    position: 'relative',
    display: 'flex',
    minWidth: 0,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    vars: { [leftFade]: '0rem', [rightFade]: '0rem' },
    maskImage: `linear-gradient(to right, transparent, black ${leftFade}, black calc(100% - ${rightFade}), transparent)`,
    selectors: {
      '&[data-hidden-left]': { vars: { [leftFade]: fadeWithin(leftRoom) } },
      '&[data-hidden-right]': { vars: { [rightFade]: fadeWithin(rightRoom) } },
    },
  }),
  variants: {
    variant: {
      line: component.rule({
        gap: vars.space.xlarge,
        minHeight: underlinedHeight,
        boxShadow: `inset 0 -1px ${vars.color.line}`,
        '@media': { [touch]: { minHeight: vars.size.touch } },
      }),
      enclosed: component.rule({
        minHeight: vars.size.controlLarge,
        background: vars.color.surfaceSunken,
        boxShadow: `inset 0 -1px ${vars.color.line}`,
      }),
    },
  },
});

export const tab = recipe({
  base: component.base({
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    minHeight: vars.size.control,
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    // Tabs are in one line, but a label longer than the list wraps.
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    color: vars.color.textMuted,
    cursor: 'pointer',
    '::after': { content: '', position: 'absolute', insetInline: 0, height: '2px' },
    '@media': {
      [touch]: { minHeight: vars.size.touch },
      [motionAllowed]: { transition: `color ${vars.motion.quick} ${vars.motion.ease}` },
    },
    selectors: {
      [states.hovered]: { color: vars.color.text },
      [states.selected]: { color: vars.color.text },
      [`${states.selected}::after`]: {
        background: vars.color.brand,
        '@media': { [forcedColors]: { background: 'Highlight' } },
      },
      // Drawn inside, because the list clips its overflow.
      [states.focusVisible]: { ...focusRing, outlineOffset: '-2px', borderRadius: vars.radius.small },
    },
  }),
  variants: {
    variant: {
      line: component.rule({
        paddingBlock: vars.space.medium,
        selectors: { '&::after': { bottom: 0 } },
      }),
      enclosed: component.rule({
        minHeight: vars.size.controlLarge,
        padding: `${vars.space.medium} ${vars.space.large}`,
        borderInlineEnd: `1px solid ${vars.color.line}`,
        selectors: {
          '&::after': { top: 0 },
          [states.selected]: { background: vars.color.surface },
        },
      }),
    },
  },
});

export const tabLabel = component.style({ display: 'inherit', alignItems: 'inherit', gap: 'inherit' });

export const icon = component.style({ display: 'flex', flex: 'none' });

export const panel = recipe({
  base: component.base({ minWidth: 0, selectors: { [states.focusVisible]: { ...focusRing, outlineOffset: '-2px' } } }),
  variants: {
    variant: {
      line: component.rule({ paddingTop: vars.space.xlarge, borderRadius: vars.radius.small }),
      enclosed: component.rule({
        padding: vars.space.xlarge,
        borderRadius: `0 0 ${vars.radius.large} ${vars.radius.large}`,
      }),
    },
  },
});
