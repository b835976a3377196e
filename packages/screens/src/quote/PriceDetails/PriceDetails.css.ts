import { above, below, focusRing, forcedColors, monoFigures, motionAllowed, touch, vars } from '@pcb/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** A table wider than its card scrolls inside the card, not the page. */
export const scroller = screenStyle({ overflowX: 'auto' });

export const table = screenStyle({
  width: '100%',
  // Collapsed borders would scroll away under the sticky column.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.small,
  // Between words only: a column that shrinks to single letters is unreadable.
  overflowWrap: 'break-word',
});

/** A column for each lead time. On a phone, prices are listed below each quantity instead. */
export const leadTimes = screenStyle([table]);

const inList = (rule: StyleRule): StyleRule => ({
  '@media': { [below.largePhone]: { selectors: { [`${leadTimes} &`]: rule } } },
});

export const head = screenStyle(inList({ display: 'none' }));

export const quantity = screenStyle(
  inList({ display: 'grid', gap: vars.space.small, paddingBlockEnd: vars.space.large }),
);

export const quantityInPairs = screenStyle([
  quantity,
  inList({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))' }),
]);

const cell = screenStyle({
  padding: `${vars.space.small} ${vars.space.small}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  verticalAlign: 'baseline',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
});

export const header = screenStyle([
  cell,
  {
    textAlign: 'start',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.medium,
  },
]);

export const figureHeader = screenStyle([header, { textAlign: 'end' }]);

export const name = screenStyle([cell, { textAlign: 'start', fontWeight: vars.fontWeight.regular }]);

/** Makes room for the amount with large text on a phone. */
export const lineName = screenStyle([name, { overflowWrap: 'anywhere' }]);

export const basis = screenStyle([cell, { color: vars.color.textMuted }]);

export const figure = screenStyle([cell, { textAlign: 'end', whiteSpace: 'nowrap', ...monoFigures }]);

export const sum = screenStyle({ fontWeight: vars.fontWeight.strong });

export const basisBelow = screenStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  '@media': { [above.tablet]: { display: 'none' } },
});

export const basisColumn = screenStyle({ display: 'none', '@media': { [above.tablet]: { display: 'table-cell' } } });

export const currentNote = screenStyle({
  display: 'block',
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.strong,
});

/** Opaque, because the other columns scroll below it. */
const sticky = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.zIndex.raised,
  background: vars.color.surface,
} as const;

export const stickyHeader = screenStyle([header, sticky]);

export const rowHeader = screenStyle([
  name,
  sticky,
  { borderBlockEnd: 'none', color: vars.color.text, verticalAlign: 'middle', ...monoFigures },
  inList({
    position: 'static',
    display: 'block',
    gridColumn: '1 / -1',
    padding: 0,
    fontWeight: vars.fontWeight.strong,
  }),
]);

export const priceCell = screenStyle([
  { minWidth: '7rem', padding: vars.space.xsmall, verticalAlign: 'middle' },
  inList({ display: 'block', padding: 0 }),
]);

export const priceHeader = screenStyle([
  figureHeader,
  { selectors: { '&, &:last-child': { paddingInlineEnd: `calc(${vars.space.xsmall} + ${vars.space.small} + 1px)` } } },
]);

export const price = screenStyle([
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    width: '100%',
    minHeight: vars.size.touch,
    padding: `${vars.space.xsmall} ${vars.space.small}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    color: vars.color.text,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ...monoFigures,
    selectors: {
      '&:hover': { borderColor: vars.color.brand, color: vars.color.brand },
      '&:focus-visible': focusRing,
      '&[aria-pressed="true"]': {
        borderColor: vars.color.brand,
        background: vars.color.brand,
        color: vars.color.onBrand,
      },
    },
    '@media': {
      [motionAllowed]: { transition: 'border-color 120ms ease-out, background-color 120ms ease-out' },
      [touch]: { minHeight: vars.size.controlLarge },
      // Backgrounds are removed.
      [forcedColors]: {
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
      },
    },
  },
  inList({ flexWrap: 'wrap' }),
]);

/** Next to the amount, or above it in a narrow column. */
export const leadTime = screenStyle([
  { display: 'none', fontFamily: vars.font.text },
  inList({ display: 'block', flex: '1 1 auto', textAlign: 'start' }),
]);

export const amount = screenStyle([{ display: 'grid' }, inList({ flex: '1 0 auto' })]);

export const dispatch = screenStyle({ fontFamily: vars.font.text, fontSize: vars.fontSize.caption });

export const savingList = screenStyle({ padding: 0, listStyle: 'none' });

export const saving = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.large}`,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [above.largePhone]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
  selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
});

export const savingText = screenStyle({
  gridColumn: '1 / -1',
  '@media': { [above.largePhone]: { gridColumn: 'auto' } },
});

export const savingAmount = screenStyle({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: vars.fontWeight.strong,
  ...monoFigures,
});

export const unitAt = screenStyle({ display: 'block', color: vars.color.textMuted, fontSize: vars.fontSize.caption });
