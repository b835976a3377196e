import { forcedColors, touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const frame = screenStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.small, minWidth: 0 });

export const scroller = screenStyle({
  // The caption and the first column size themselves by this container.
  containerType: 'inline-size',
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': {
    print: { overflow: 'visible', containerType: 'normal', border: 0 },
  },
});

export const table = screenStyle({
  width: '100%',
  // Collapsed borders would scroll away under the sticky column.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

export const caption = screenStyle({ borderBottom: `1px solid ${vars.color.line}`, textAlign: 'start' });

/** Stays visible while the table below scrolls. */
export const captionText = screenStyle({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'inline-block',
  maxWidth: '100cqi',
  padding: `${vars.space.medium} ${vars.space.large}`,
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
  '@media': { print: { position: 'static', maxWidth: 'none', paddingInline: 0 } },
});

/** The first column. Opaque, because the others scroll below it. */
const first = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  minWidth: '7.5rem',
  maxWidth: '42cqi',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
} as const;

const cellBase = {
  padding: `${vars.space.small} ${vars.space.large}`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  // Without this, `overflow-wrap: anywhere` would break words before the table scrolls.
  overflowWrap: 'break-word',
  '@media': {
    [forcedColors]: { borderColor: 'CanvasText' },
    print: { position: 'static', maxWidth: 'none' },
  },
} as const;

const headBase = {
  ...cellBase,
  verticalAlign: 'bottom',
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
} as const;

export const firstColumnHead = screenStyle({ ...headBase, ...first });
export const wordColumnHead = screenStyle(headBase);
export const figureColumnHead = screenStyle({ ...headBase, textAlign: 'end' });

export const unitText = screenStyle({
  display: 'block',
  marginTop: vars.space.hairline,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.regular,
});

// The frame draws the last line.
const withoutLastLine = { selectors: { ':last-child > tr:last-child > &': { borderBottom: 0 } } } as const;

export const row = screenStyle({ '@media': { print: { breakInside: 'avoid' } } });

/** A row header, highlighted together with its row. */
const highlighted = { background: vars.color.brandSoft } as const;

export const rowHead = screenStyle({
  ...cellBase,
  ...first,
  verticalAlign: 'baseline',
  background: vars.color.surface,
  fontWeight: vars.fontWeight.medium,
  selectors: { ...withoutLastLine.selectors, '[data-is-highlighted] > &': highlighted },
});

/** A row header as a button, with a pad that fills when the row is highlighted. */
export const rowButton = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: '1.5rem',
  minWidth: '1.5rem',
  marginBlock: `calc(-1 * ${vars.space.xsmall})`,
  fontWeight: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '::before': {
    content: '',
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    border: `2px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.round,
  },
  '@media': {
    [touch]: { minHeight: vars.size.touch, minWidth: vars.size.touch, marginBlock: `calc(-1 * ${vars.space.small})` },
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
      borderColor: vars.color.brand,
      background: vars.color.brand,
      boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 3px ${vars.color.brand}`,
      forcedColorAdjust: 'none',
    },
  },
});

const wordBase = { ...cellBase, minWidth: '7rem', verticalAlign: 'baseline' } as const;

const figureBase = {
  ...cellBase,
  verticalAlign: 'baseline',
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const;

const ofRow = { selectors: { ...withoutLastLine.selectors, '[data-is-highlighted] > &': highlighted } } as const;

export const wordCell = screenStyle({ ...wordBase, ...ofRow });

export const figureCell = screenStyle({ ...figureBase, ...ofRow });

const totalBase = {
  borderBottom: 0,
  borderTop: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  fontWeight: vars.fontWeight.strong,
} as const;

export const totalHead = screenStyle({ ...cellBase, ...first, verticalAlign: 'baseline', ...totalBase });

export const totalCell = {
  word: screenStyle({ ...wordBase, ...totalBase, color: vars.color.textMuted, fontWeight: vars.fontWeight.regular }),
  figure: screenStyle({ ...figureBase, ...totalBase }),
};
