import { containerAbove, forcedColors, monoValues, touch, vars } from '@pcb/ui/theme';
import { createContainer, createVar } from '@vanilla-extract/css';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

const { color, space } = vars;

const firstColumnWidth = createVar();
const wordColumnWidth = createVar();

const tableFrame = createContainer();
export const narrow = `${tableFrame} not ${containerAbove.table}`;

export const frame = screenStyle({
  containerName: tableFrame,
  containerType: 'inline-size',
  vars: { [firstColumnWidth]: '8.25rem', [wordColumnWidth]: '7rem' },
  minWidth: 0,
  '@media': {
    print: { containerType: 'normal', vars: { [firstColumnWidth]: '0', [wordColumnWidth]: '0' } },
  },
});

/** The first column has room for the name of a layer, which does not wrap. */
export const compactFrame = screenStyle([
  frame,
  {
    vars: { [firstColumnWidth]: '4.25rem', [wordColumnWidth]: '0' },
    '@media': { print: { vars: { [firstColumnWidth]: '4.25rem' } } },
  },
]);

/** A shadow at the edge where columns continue, and the cover that hides it at the end of the table. */
const edges = (end: 'left' | 'right') => {
  const start = end === 'right' ? 'left' : 'right';
  const shadow = `color-mix(in oklab, ${color.text} 26%, transparent)`;
  return [
    `linear-gradient(to ${start}, ${color.surface} 50%, transparent) ${end} / 3rem 100% no-repeat local`,
    `linear-gradient(to ${start}, ${shadow}, transparent) ${end} / 1rem 100% no-repeat scroll`,
    color.surface,
  ].join(', ');
};

/** As wide as the surrounding text, so that both end at the same line; a wider table grows up to the page width. */
export const scroller = screenStyle({
  position: 'relative',
  width: 'fit-content',
  minWidth: `min(100%, ${vars.size.readable})`,
  maxWidth: '100%',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  background: edges('right'),
  selectors: { '&:dir(rtl)': { background: edges('left') } },
  '@container': { [narrow]: { width: 'auto' } },
  '@media': { print: { minWidth: 0, overflow: 'visible', border: 0, background: 'none' } },
});

export const table = screenStyle({
  width: '100%',
  // Collapsed borders would scroll away under the sticky column.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  '@media': { print: { fontSize: vars.fontSize.caption } },
});

export const caption = screenStyle({
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  '@media': { print: { breakAfter: 'avoid' } },
});

export const captionRow = screenStyle({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
  // The frame has a border of 1 px on both sides.
  width: 'min(100%, 100cqi - 2px)',
  padding: space.medium,
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
  '@media': { print: { position: 'static', width: 'auto', paddingInline: 0 } },
});

/** Opaque, because the other columns scroll below it. */
const first = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.zIndex.raised,
  minWidth: firstColumnWidth,
  maxWidth: '42cqi',
  borderInlineEnd: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { minWidth: `min(6rem, ${firstColumnWidth})`, paddingInline: space.small } },
} as const;

const cellBase = {
  padding: `${space.small} ${space.medium}`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  // Otherwise `overflow-wrap: anywhere` would break words before the table scrolls.
  overflowWrap: 'break-word',
  '@container': { [narrow]: { paddingInline: space.small } },
  '@media': {
    [forcedColors]: { borderColor: 'CanvasText' },
    print: { position: 'static', maxWidth: 'none', paddingInline: space.small, whiteSpace: 'normal' },
  },
} as const;

const headBase = {
  ...cellBase,
  verticalAlign: 'bottom',
  background: color.surfaceSunken,
  color: color.textMuted,
  fontWeight: vars.fontWeight.medium,
} as const;

export const firstColumnHead = screenStyle({ ...headBase, ...first });
export const wordColumnHead = screenStyle(headBase);
export const figureColumnHead = screenStyle({ ...headBase, textAlign: 'end' });

export const unitText = screenStyle({
  display: 'block',
  marginTop: space.hairline,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.regular,
});

// The frame draws the last line.
const withoutLastLine = { selectors: { ':last-child > tr:last-child > &': { borderBottom: 0 } } } as const;

export const row = screenStyle({ '@media': { print: { breakInside: 'avoid' } } });

const highlighted = { background: color.brandSoft } as const;

export const rowHead = screenStyle({
  ...cellBase,
  ...first,
  verticalAlign: 'baseline',
  background: color.surface,
  fontWeight: vars.fontWeight.medium,
  selectors: { ...withoutLastLine.selectors, '[data-is-highlighted] > &': highlighted },
});

export const rowButton = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: '1.5rem',
  minWidth: '1.5rem',
  // The row stays as high as its text.
  marginBlock: `calc(-1 * ${space.xsmall})`,
  fontWeight: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '::before': {
    content: '',
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    border: `2px solid ${color.lineStrong}`,
    borderRadius: vars.radius.round,
  },
  '@media': {
    [touch]: { minHeight: vars.size.touch, minWidth: vars.size.touch, marginBlock: `calc(-1 * ${space.small})` },
    print: { '::before': { content: 'none' } },
    [forcedColors]: {
      selectors: {
        '[data-is-highlighted] &::before': {
          borderColor: 'Highlight',
          background: 'Highlight',
          boxShadow: '0 0 0 2px Canvas, 0 0 0 3px Highlight',
        },
      },
    },
  },
  selectors: {
    '[data-is-highlighted] &::before': {
      borderColor: color.brand,
      background: color.brand,
      boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 3px ${color.brand}`,
      forcedColorAdjust: 'none',
    },
  },
});

const wordBase = {
  ...cellBase,
  minWidth: wordColumnWidth,
  // A readable line length, short enough that a sentence does not make the table as wide as the page.
  maxWidth: '26rem',
  verticalAlign: 'baseline',
  '@container': { [narrow]: { minWidth: 0, paddingInline: space.small } },
} as const;

const figureBase = {
  ...cellBase,
  verticalAlign: 'baseline',
  ...monoValues,
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const;

const ofRow = { selectors: { ...withoutLastLine.selectors, '[data-is-highlighted] > &': highlighted } } as const;

export const cell = {
  word: screenStyle({ ...wordBase, ...ofRow }),
  figure: screenStyle({ ...figureBase, ...ofRow }),
};

const totalBase = {
  borderBottom: 0,
  borderTop: `1px solid ${color.lineStrong}`,
  fontWeight: vars.fontWeight.strong,
} as const;

export const totalHead = screenStyle({
  ...cellBase,
  ...first,
  verticalAlign: 'baseline',
  ...totalBase,
  background: color.surface,
});

export const totalCell = {
  word: screenStyle({ ...wordBase, ...totalBase, color: color.textMuted, fontWeight: vars.fontWeight.regular }),
  figure: screenStyle({ ...figureBase, ...totalBase }),
};
