import { forcedColors, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/screenStyle.ts';

const { board, color } = vars;
const mix = (one: string, percent: number, other: string) => `color-mix(in oklab, ${one} ${percent}%, ${other})`;

export const root = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xlarge,
  containerType: 'inline-size',
});

export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.large,
  alignItems: 'start',
});

/** Always left to right: drawings are not mirrored, and right-to-left text would end up on the wrong side of its anchor. */
const drawing = screenStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginInline: 'auto',
  direction: 'ltr',
});

export const sheet = screenStyle([drawing, { maxWidth: '27rem' }]);

export const nothing = screenStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: '12rem',
  padding: vars.space.xlarge,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.medium,
  textAlign: 'center',
});

/** The corner with its explanation beside it. */
export const details = screenStyle({
  display: 'grid',
  gap: `${vars.space.medium} ${vars.space.xxlarge}`,
  alignItems: 'center',
  '@container': { '(min-width: 36rem)': { gridTemplateColumns: '22rem minmax(0, 1fr)' } },
  '@media': { print: { breakInside: 'avoid' } },
});

export const detailSheet = screenStyle([drawing, { maxWidth: '22rem', marginInline: 0 }]);
export const workingSheet = screenStyle([
  drawing,
  { width: '14.375rem', maxWidth: '100%', marginBlockStart: vars.space.medium },
]);

const edge = {
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 1 } },
} as const;

export const frame = screenStyle({
  ...edge,
  fill: mix(board.pad, 38, color.surface),
  stroke: mix(board.pad, 70, color.text),
  strokeWidth: 1,
});
export const slots = screenStyle({ ...edge, fill: color.surface });
export const pageSlots = screenStyle({ ...edge, fill: color.page });
export const boards = screenStyle({ ...edge, fill: board.mask, stroke: board.maskTraceBright, strokeWidth: 1 });
export const tabs = screenStyle({
  fill: mix(board.pad, 38, color.surface),
  '@media': { [forcedColors]: { fill: 'GrayText' } },
});
export const holes = screenStyle({
  ...edge,
  fill: color.surface,
  stroke: mix(board.pad, 70, color.text),
  strokeWidth: 1,
});
export const fiducials = screenStyle({ fill: color.copper, '@media': { [forcedColors]: { fill: 'CanvasText' } } });
export const cuts = screenStyle({
  fill: 'none',
  stroke: color.textMuted,
  strokeWidth: 1,
  strokeDasharray: '6 3 1 3',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const usable = screenStyle({
  fill: 'none',
  stroke: color.textMuted,
  strokeWidth: 1,
  strokeDasharray: '4 3',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const placed = screenStyle({
  ...edge,
  fill: board.mask,
  stroke: board.maskTraceBright,
  strokeWidth: 0.75,
});
/** The empty working panel. */
export const blank = screenStyle({ ...edge, fill: color.surface, stroke: color.lineStrong, strokeWidth: 1 });

const label = {
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
  fontSize: '12.5px',
  dominantBaseline: 'central',
  textAnchor: 'middle',
} as const;

export const figure = screenStyle({
  ...label,
  fill: color.copperText,
  // The sheet is scaled down there; larger figures compensate.
  '@container': { '(max-width: 24rem)': { selectors: { [`${sheet} > &`]: { fontSize: '19px' } } } },
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const boardFigure = screenStyle({
  ...label,
  fill: board.silkscreen,
  '@container': { '(max-width: 24rem)': { selectors: { [`${sheet} > &`]: { fontSize: '17px' } } } },
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const boardLeader = screenStyle({
  fill: 'none',
  stroke: board.silkscreen,
  strokeWidth: 1,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const boardArrow = screenStyle({ fill: board.silkscreen, '@media': { [forcedColors]: { fill: 'CanvasText' } } });
