import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layerStyles.ts';
import { touch } from '../../theme/media.ts';
import { focusRing } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { selectionWidth } from './placeColumns.ts';

const stacked = { position: 'absolute', insetInlineStart: 0, width: `${selectionWidth}rem` } as const;

/** The cell around a checkbox. */
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

/** The label around a checkbox fills its cell, so that the whole cell can be pressed. */
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
  margin: 0,
  accentColor: vars.color.brand,
  cursor: 'inherit',
  selectors: { '&:focus-visible': focusRing },
});

/** Stays in sight at the lower edge of the page while a long table scrolls with it. */
export const bar = component.style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.raised,
  background: vars.color.surfaceSunken,
});

export const actions = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});
