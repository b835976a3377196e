import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../../theme/layerStyles.ts';
import { forcedColors, touch } from '../../../theme/media.ts';
import { monoValues } from '../../../theme/monoFigures.ts';
import { focusRing } from '../../../theme/states.ts';
import { vars } from '../../../theme/vars.css.ts';
import { edge } from '../Table.css.ts';

/** Each row is a grid whose columns do not depend on its content, so they line up and windowed rows do not move. */

/** The value of `grid-template-columns`. */
export const template = createVar();

export const tableMinWidth = createVar();

const rowHeight = createVar();

const cellPadding = createVar();

export const table = recipe({
  base: component.base({ minWidth: tableMinWidth }),
  variants: {
    density: {
      comfortable: component.rule({ vars: { [rowHeight]: vars.size.control, [cellPadding]: vars.space.xsmall } }),
      compact: component.rule({ vars: { [rowHeight]: vars.size.rowCompact, [cellPadding]: vars.space.hairline } }),
    },
  },
});

const gridRow = {
  display: 'grid',
  gridTemplateColumns: template,
  borderBottom: edge,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
};

/** The same height with and without sort buttons. */
export const headerRow = component.style({ ...gridRow, minHeight: rowHeight, background: vars.color.surfaceSunken });

export const row = component.style({
  ...gridRow,
  minHeight: rowHeight,
  background: vars.color.surface,
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-selected="true"]': { background: vars.color.brandSoft },
    // The frame draws the last line.
    '&:last-child': { borderBottom: 0 },
  },
});

export const groupRow = component.style({
  ...gridRow,
  minHeight: rowHeight,
  background: vars.color.surfaceSunken,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

export const totalsRow = component.style({
  ...gridRow,
  minHeight: rowHeight,
  borderTop: edge,
  borderBottom: 0,
  background: vars.color.surfaceSunken,
});

/** The shadow is visible while columns are hidden under it. It is clipped on all other sides. */
const pinned = (side: 'start' | 'end') => {
  const toTheRight = 'inset(0 -1rem 0 0)';
  const toTheLeft = 'inset(0 0 0 -1rem)';
  return component.rule({
    position: 'sticky',
    zIndex: vars.zIndex.raised,
    background: 'inherit',
    ...(side === 'start' ? { justifySelf: 'start', insetInlineStart: 0 } : { justifySelf: 'end', insetInlineEnd: 0 }),
    selectors: {
      [`[data-hidden-${side}] &`]: {
        boxShadow: vars.shadow.edge,
        clipPath: side === 'start' ? toTheRight : toTheLeft,
      },
      [`[data-hidden-${side}] &:dir(rtl)`]: { clipPath: side === 'start' ? toTheLeft : toTheRight },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          [`[data-hidden-${side}] &`]:
            side === 'start'
              ? { borderInlineEnd: '1px solid CanvasText' }
              : { borderInlineStart: '1px solid CanvasText' },
        },
      },
    },
  });
};

export const column = recipe({
  base: component.base({
    display: 'grid',
    alignItems: 'center',
    minWidth: 0,
    padding: 0,
    color: vars.color.textMuted,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
  }),
  variants: {
    align: { start: {}, end: component.rule({ textAlign: 'end' }) },
    pinned: { none: {}, start: pinned('start'), end: pinned('end') },
    // The menu is at the edge opposite to the values.
    menu: {
      none: {},
      start: component.rule({ gridTemplateColumns: 'minmax(0, auto) auto', justifyContent: 'start' }),
      end: component.rule({ gridTemplateColumns: 'auto minmax(0, 1fr)' }),
    },
  },
});

const halfHeight = '1.75rem';

export const columnLabel = recipe({
  base: component.base({ display: 'grid', alignItems: 'center', paddingInline: vars.space.medium }),
  variants: {
    line: {
      only: {},
      first: component.rule({ minHeight: halfHeight }),
      second: component.rule({ minHeight: halfHeight }),
    },
  },
});

export const sortButton = recipe({
  base: component.base({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    width: '100%',
    minHeight: `calc(${rowHeight} - 1px)`,
    paddingInline: vars.space.medium,
    fontWeight: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { [touch]: { minHeight: vars.size.touch } },
    selectors: {
      '&:hover, [aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.text },
      '&:not(:last-child)': { paddingInlineEnd: vars.space.hairline },
      '&:not(:first-child)': { paddingInlineStart: vars.space.hairline },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px', borderRadius: vars.radius.small },
    },
  }),
  variants: {
    // Headers of figures align to the end like them, with the icon before the label.
    align: { start: {}, end: component.rule({ flexDirection: 'row-reverse' }) },
    line: {
      only: {},
      first: component.rule({ minHeight: halfHeight, '@media': { [touch]: { minHeight: vars.size.touch } } }),
      second: component.rule({ minHeight: halfHeight, '@media': { [touch]: { minHeight: vars.size.touch } } }),
    },
  },
});

export const menuButton = component.style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  minHeight: '1.5rem',
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': { [touch]: { width: vars.size.touch, minHeight: vars.size.touch } },
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.color.line, color: vars.color.text },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const cell = recipe({
  base: component.base({
    display: 'block',
    alignContent: 'center',
    minWidth: 0,
    padding: `${cellPadding} ${vars.space.medium}`,
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&:has(button, a)': { paddingBlock: 0 } },
  }),
  variants: {
    align: { start: {}, end: component.rule({ textAlign: 'end' }) },
    pinned: { none: {}, start: pinned('start'), end: pinned('end') },
    isMono: { true: component.rule(monoValues) },
    isRowHeader: { true: component.rule({ fontWeight: vars.fontWeight.medium }) },
    isTotal: { true: component.rule({ fontWeight: vars.fontWeight.strong }) },
    line: {
      only: {},
      first: component.rule({ alignContent: 'end', paddingBlock: `${vars.space.xsmall} 0` }),
      second: component.rule({
        alignContent: 'start',
        paddingBlock: `0 ${vars.space.xsmall}`,
        color: vars.color.textMuted,
      }),
    },
  },
});

/** Fills the space before the first total, and stays there while the table scrolls sideways. */
export const totalsLabel = component.style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.zIndex.raised,
  display: 'block',
  alignContent: 'center',
  justifySelf: 'start',
  padding: `${cellPadding} ${vars.space.medium}`,
  background: 'inherit',
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
});
