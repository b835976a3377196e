import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../theme/inLayer.ts';
import { forcedColors, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

export const frame = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, minWidth: 0 });

export const caption = componentStyle({ fontWeight: vars.fontWeight.strong });

export const scroller = componentStyle({
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const table = componentStyle({
  width: '100%',
  // Collapsed borders would scroll away under the sticky header.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  outline: 'none',
});

export const column = recipe({
  base: inComponents({
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: vars.size.control,
    padding: `${vars.space.small} ${vars.space.large}`,
    borderBottom: `1px solid ${vars.color.line}`,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    outline: 'none',
    '@media': { [touch]: { height: vars.size.touch } },
    selectors: {
      [states.focusVisible]: { ...focusRing, outlineOffset: '-2px' },
      '&[data-allows-sorting]': { cursor: 'pointer' },
      '&[data-allows-sorting][data-hovered]': { color: vars.color.text },
      '&[data-sort-direction]': { color: vars.color.text },
    },
  }),
  variants: {
    align: {
      start: inComponents({ textAlign: 'start' }),
      end: inComponents({ textAlign: 'end' }),
    },
  },
});

export const columnLabel = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  verticalAlign: 'middle',
});

export const sortIcon = recipe({
  base: inComponents({ flex: 'none' }),
  variants: {
    isSorted: {
      true: inComponents({ color: vars.color.brand }),
      false: inComponents({ opacity: 0.55 }),
    },
  },
});

export const row = componentStyle({
  outline: 'none',
  selectors: {
    [states.focusVisible]: { ...focusRing, outlineOffset: '-2px' },
  },
});

export const cell = recipe({
  base: inComponents({
    height: vars.size.control,
    padding: `${vars.space.xsmall} ${vars.space.large}`,
    borderBottom: `1px solid ${vars.color.line}`,
    verticalAlign: 'middle',
    outline: 'none',
    selectors: {
      [states.focusVisible]: { ...focusRing, outlineOffset: '-2px' },
      // The frame draws the last line.
      'tr:last-child > &': { borderBottom: 0 },
    },
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    align: {
      start: inComponents({ textAlign: 'start' }),
      end: inComponents({ textAlign: 'end' }),
    },
    isMono: {
      true: inComponents({
        fontFamily: vars.font.mono,
        fontVariantNumeric: 'tabular-nums',
        letterSpacing: '-0.01em',
        whiteSpace: 'nowrap',
      }),
    },
    isRowHeader: {
      true: inComponents({ fontWeight: vars.fontWeight.medium }),
    },
  },
});

export const emptyContent = componentStyle({
  padding: vars.space.xlarge,
  color: vars.color.textMuted,
  textAlign: 'center',
});
