import { createVar, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../theme/inLayer.ts';
import { forcedColors, touch } from '../../theme/media.ts';
import { focusRing } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

/** The maximum height of the table, a CSS length or `none`. */
export const tableMaxHeight = createVar();

/** A container as narrow as a phone: each row is a card, and the header is a strip of sort buttons. */
const stacked = '(max-width: 40rem)';

/** A rule, and what changes in the stacked layout. */
const withStacked = ({ '@media': media, ...rule }: StyleRule, stackedRule: StyleRule): StyleRule => ({
  ...inComponents({ ...rule, ...(media && { '@media': media }), '@container': { [stacked]: stackedRule } }),
});

export const frame = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  minWidth: 0,
});

export const caption = componentStyle({ fontWeight: vars.fontWeight.strong });

export const box = componentStyle({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const scroller = recipe({
  base: inComponents({
    // A containing block, so that the edges of sticky cells scroll with them.
    position: 'relative',
    isolation: 'isolate',
    overflow: 'auto',
    overscrollBehaviorInline: 'contain',
    maxHeight: tableMaxHeight,
    borderRadius: `calc(${vars.radius.large} - 1px)`,
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  }),
  variants: {
    // On a phone only the page scrolls, unless the rows are windowed.
    isWindowed: { false: inComponents({ '@container': { [stacked]: { maxHeight: 'none' } } }) },
  },
});

export const table = style(
  withStacked(
    {
      width: '100%',
      // Column widths do not depend on the content, so that columns keep their place while windowed rows mount and unmount.
      tableLayout: 'fixed',
      // Collapsed borders would scroll away under the sticky header.
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontSize: vars.fontSize.small,
      lineHeight: vars.lineHeight.snug,
    },
    { display: 'block' },
  ),
);

export const tableMinWidth = createVar();

export const minWidth = style(withStacked({ minWidth: tableMinWidth }, { minWidth: 0 }));

export const header = style(withStacked({}, { display: 'block', position: 'sticky', top: 0, zIndex: 2 }));

export const headerRow = style(
  withStacked(
    {},
    {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${vars.space.xsmall}`,
      padding: `${vars.space.xsmall} ${vars.space.small}`,
      borderBottom: `1px solid ${vars.color.line}`,
      background: vars.color.surfaceSunken,
    },
  ),
);

const visuallyHidden: StyleRule = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  padding: 0,
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export const hidden = componentStyle(visuallyHidden);

const edge = `1px solid ${vars.color.line}`;

/** The table is scrolled sideways: the sticky column shows its edge. */
const scrolled = '[data-scrolled] &';

export const column = recipe({
  base: withStacked(
    {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      height: vars.size.control,
      padding: 0,
      borderBottom: edge,
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      fontWeight: vars.fontWeight.medium,
      textAlign: 'start',
      '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
    },
    { display: 'block', position: 'static', height: 'auto', border: 0 },
  ),
  variants: {
    align: { start: {}, end: inComponents({ textAlign: 'end' }) },
    isRowHeader: {
      true: inComponents({
        zIndex: 2,
        insetInlineStart: 0,
        selectors: { [scrolled]: { borderInlineEnd: edge } },
        '@container': { [stacked]: { selectors: { [scrolled]: { borderInlineEnd: 0 } } } },
      }),
    },
    isSortable: {
      true: {},
      // Screen readers still read it as the header of its cells.
      false: inComponents({ '@container': { [stacked]: visuallyHidden } }),
    },
  },
});

export const columnLabel = componentStyle({ display: 'block', padding: `${vars.space.small} ${vars.space.medium}` });

export const sortButton = recipe({
  base: withStacked(
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.xsmall,
      width: '100%',
      minHeight: vars.size.control,
      padding: `${vars.space.xsmall} ${vars.space.medium}`,
      fontWeight: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      '@media': { [touch]: { minHeight: vars.size.touch } },
      selectors: {
        '&:hover, [aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.text },
        '&:focus-visible': { ...focusRing, outlineOffset: '-2px', borderRadius: vars.radius.small },
      },
    },
    { minHeight: '2rem', paddingInline: vars.space.small },
  ),
  variants: {
    // The header of figures is aligned to the end like them, with the icon before the label.
    align: { start: {}, end: withStacked({ flexDirection: 'row-reverse' }, { flexDirection: 'row' }) },
  },
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

export const body = style(withStacked({}, { display: 'block' }));

export const row = style(
  withStacked(
    {
      background: vars.color.surface,
      selectors: { '&:hover': { background: vars.color.surfaceSunken } },
    },
    {
      display: 'grid',
      gap: vars.space.small,
      padding: vars.space.large,
      borderBottom: edge,
      background: vars.color.surface,
      selectors: { '&:last-child': { borderBottom: 0 }, '&:hover': { background: vars.color.surface } },
    },
  ),
);

export const cell = recipe({
  base: withStacked(
    {
      height: vars.size.control,
      padding: `${vars.space.xsmall} ${vars.space.medium}`,
      borderBottom: edge,
      background: 'inherit',
      fontWeight: vars.fontWeight.regular,
      textAlign: 'start',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
      selectors: {
        // The frame draws the last line.
        'tr:last-child > &': { borderBottom: 0 },
      },
      '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
    },
    {
      display: 'grid',
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space.medium,
      height: 'auto',
      padding: 0,
      border: 0,
    },
  ),
  variants: {
    align: {
      start: {},
      end: withStacked({ textAlign: 'end' }, { textAlign: 'start' }),
    },
    isMono: {
      true: inComponents({
        fontFamily: vars.font.mono,
        fontVariantNumeric: 'tabular-nums',
        letterSpacing: '-0.01em',
      }),
    },
    isRowHeader: {
      true: withStacked(
        {
          position: 'sticky',
          zIndex: 1,
          insetInlineStart: 0,
          fontWeight: vars.fontWeight.medium,
          selectors: { [scrolled]: { borderInlineEnd: edge } },
        },
        {
          position: 'static',
          gridTemplateColumns: 'minmax(0, 1fr)',
          fontSize: vars.fontSize.base,
          fontWeight: vars.fontWeight.strong,
        },
      ),
    },
    hasLabel: {
      // In a card the label of the column is next to each value. It is not read out, because the header is.
      true: inComponents({
        '@container': {
          [stacked]: {
            '::before': {
              content: ['attr(data-label)', 'attr(data-label) / ""'],
              alignSelf: 'start',
              color: vars.color.textMuted,
              fontFamily: vars.font.text,
              letterSpacing: 0,
            },
          },
        },
      }),
      false: inComponents({
        '@container': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: vars.space.xsmall } },
      }),
    },
  },
  compoundVariants: [
    {
      variants: { isRowHeader: true, hasLabel: true },
      style: inComponents({ '@container': { [stacked]: { '::before': { content: 'none' } } } }),
    },
  ],
});

export const value = componentStyle({ minWidth: 0 });

export const gap = style(withStacked({ padding: 0, border: 0 }, { display: 'block' }));

export const emptyContent = componentStyle({
  padding: vars.space.xlarge,
  borderTop: edge,
  color: vars.color.textMuted,
  textAlign: 'center',
});
