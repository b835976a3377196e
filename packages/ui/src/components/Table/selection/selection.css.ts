import { fallbackVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../../theme/layerStyles.ts';
import { touch } from '../../../theme/media.ts';
import { focusRing } from '../../../theme/states.ts';
import { vars } from '../../../theme/vars.css.ts';
import { selectionWidth } from '../columns/placeColumns.ts';
import { edge, visibleWidth } from '../Table.css.ts';

const stacked = { position: 'absolute', insetInlineStart: 0, width: `${selectionWidth}rem` } as const;

export const cell = recipe({
  base: component.rule({ display: 'grid', padding: 0 }),
  variants: {
    look: {
      columns: component.rule({
        position: 'sticky',
        insetInlineStart: 0,
        zIndex: vars.zIndex.raised,
        justifySelf: 'start',
        background: 'inherit',
      }),
      strip: {},
      card: component.rule({ ...stacked, insetBlockStart: vars.space.small, minHeight: vars.size.control }),
      twoLines: component.rule({ ...stacked, insetBlockStart: 0, minHeight: vars.size.control }),
    },
  },
});

/** The label fills its cell, so that the whole cell can be pressed. */
export const target = component.style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.controlSmall,
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: vars.size.touch } },
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
});

export const checkbox = component.style({
  width: '1.125rem',
  height: '1.125rem',
  accentColor: vars.color.brand,
  cursor: 'inherit',
  selectors: { '&:focus-visible': focusRing },
});

export const barRow = component.style({ display: 'block', borderBottom: edge, background: vars.color.surfaceSunken });

export const barCell = component.style({ display: 'block', padding: 0, textAlign: 'start' });

const barPadding = vars.space.xsmall;

/** Has the same height with and without buttons, and stays in sight while the table scrolls sideways. */
export const bar = component.style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  maxWidth: fallbackVar(visibleWidth, '100%'),
  minHeight: `calc(${vars.size.controlSmall} + 2 * ${barPadding})`,
  paddingInline: vars.space.large,
  '@media': { [touch]: { minHeight: `calc(${vars.size.touch} + 2 * ${barPadding})` } },
});

export const status = recipe({
  base: component.base({ fontVariantNumeric: 'tabular-nums' }),
  variants: {
    isSelected: {
      true: component.rule({ fontWeight: vars.fontWeight.medium }),
      false: component.rule({ color: vars.color.textMuted }),
    },
  },
});

/** One line, even on a phone; a second line would move the rows. */
export const actions = component.style({
  display: 'flex',
  flex: 1,
  gap: vars.space.small,
  minWidth: '50%',
  padding: barPadding,
  overflowX: 'auto',
});

export const buttons = component.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.small,
  selectors: { '&:last-child': { marginInlineStart: 'auto' } },
});
