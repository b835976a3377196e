import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/componentStyle.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { touch } from '../../theme/media.ts';
import { focusRing } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { selectionWidth } from './placeColumns.ts';

const stacked = { position: 'absolute', insetInlineStart: 0, width: `${selectionWidth}rem` } as const;

/** The cell around a checkbox. */
export const cell = recipe({
  base: inComponents({ display: 'grid', padding: 0 }),
  variants: {
    look: {
      columns: inComponents({
        position: 'sticky',
        insetInlineStart: 0,
        zIndex: vars.zIndex.raised,
        justifySelf: 'start',
        background: 'inherit',
      }),
      strip: {},
      card: inComponents({ ...stacked, insetBlockStart: vars.space.small, minHeight: vars.size.control }),
      twoLines: inComponents({ ...stacked, insetBlockStart: 0, minHeight: vars.size.control }),
    },
  },
});

/** The label around a checkbox fills its cell, so that the whole cell can be pressed. */
export const target = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.controlSmall,
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: vars.size.touch } },
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
});

export const checkbox = componentStyle({
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  accentColor: vars.color.brand,
  cursor: 'inherit',
  selectors: { '&:focus-visible': focusRing },
});

/** Stays in sight at the lower edge of the page while a long table scrolls with it. */
export const bar = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.raised,
  background: vars.color.surfaceSunken,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});
