import { forcedColors, monoFigures, vars } from '@pcb/ui/theme';
import { createContainer } from '@vanilla-extract/css';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

const { color, space } = vars;

export const pinRow = screenStyle({ rowGap: space.small, overflowWrap: 'anywhere' });

const tableFrame = createContainer();

export const frame = screenStyle({ containerName: tableFrame, containerType: 'inline-size', minWidth: 0 });

export const scroller = screenStyle({
  position: 'relative',
  maxWidth: '100%',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  '@media': { print: { overflow: 'visible' } },
});

export const table = screenStyle({
  width: '100%',
  // Collapsed borders would scroll away under the sticky column.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

const cell = {
  padding: `${space.small} ${space.medium}`,
  borderBlockStart: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: vars.fontWeight.regular,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
} as const;

/** Opaque, because the other columns scroll below it. */
const first = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.zIndex.raised,
  width: '12rem',
  minWidth: '6.5rem',
  maxWidth: '36cqi',
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.surface,
  overflowWrap: 'anywhere',
} as const;

const headCell = {
  ...cell,
  borderBlockStart: 0,
  verticalAlign: 'top',
  background: color.surfaceSunken,
  fontWeight: vars.fontWeight.strong,
} as const;

export const firstHead = screenStyle({ ...headCell, ...first, background: color.surfaceSunken });

/** Aligned with its values, which are at the end of the column. */
export const head = screenStyle({ ...headCell, minWidth: '10rem', overflowWrap: 'anywhere', textAlign: 'end' });

export const actions = screenStyle({ marginBlockStart: space.small });

export const groupHead = screenStyle({
  ...cell,
  ...first,
  borderInlineEnd: 'none',
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
});

export const groupFill = screenStyle({ ...cell, background: color.surfaceSunken });

export const rowHead = screenStyle({ ...cell, ...first });

export const differs = screenStyle({
  display: 'block',
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
});

const value = {
  ...cell,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-differs]': { background: color.surfaceSunken, fontWeight: vars.fontWeight.strong },
  },
} as const;

export const word = screenStyle(value);

export const figure = screenStyle({ ...value, ...monoFigures });

export const difference = screenStyle({
  display: 'block',
  color: color.textMuted,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.regular,
});
