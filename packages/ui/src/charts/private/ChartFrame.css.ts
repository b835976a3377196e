import { createVar } from '@vanilla-extract/css';
import { component } from '../../theme/layerStyles.ts';
import { forcedColors } from '../../theme/media.ts';
import { monoValues } from '../../theme/monoFigures.ts';
import { focusRing } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const plotHeight = createVar();

export const frame = component.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minWidth: 0,
  // The values are hidden in a narrow drawing.
  containerType: 'inline-size',
});

export const head = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.small} ${vars.space.large}`,
});

export const summary = component.style({
  flex: '1 1 14rem',
  minWidth: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
});

export const legend = component.style({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.large}`,
  fontSize: vars.fontSize.small,
});

export const legendEntry = component.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** Has the height of the drawing, so that nothing moves when it loads. */
export const place = component.style({ height: plotHeight });

export const placeholder = component.style({
  height: '100%',
  // The room that the axes leave around the lines (Axes.tsx).
  padding: '1.5rem 1.25rem 2rem 2.25rem',
  backgroundClip: 'content-box',
  backgroundImage: `repeating-linear-gradient(to top, ${vars.color.line} 0 1px, transparent 1px 4.5rem)`,
});

export const empty = component.style({
  display: 'grid',
  placeItems: 'center',
  minHeight: plotHeight,
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const note = component.style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const tableBox = component.style({
  maxHeight: `max(28rem, ${plotHeight})`,
  overflow: 'auto',
  borderRadius: vars.radius.small,
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': {
    print: { maxHeight: 'none', overflow: 'visible' },
  },
});

/** The table while the drawing is shown. It is not `hidden`, because it is printed. */
export const printedTableBox = component.style([
  tableBox,
  { display: 'none', '@media': { print: { display: 'block' } } },
]);

export const table = component.style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

const cell = component.style({
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
});

export const category = cell;

export const header = component.style([
  cell,
  {
    position: 'sticky',
    insetBlockStart: 0,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontWeight: vars.fontWeight.medium,
    '@media': { [forcedColors]: { background: 'Canvas' } },
  },
]);

export const seriesHeader = component.style([header, { textAlign: 'end' }]);

export const valueCell = component.style([
  cell,
  {
    ...monoValues,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
]);

export const missing = component.style([cell, { color: vars.color.textMuted, textAlign: 'end' }]);
