import { forcedColors, vars } from '@pcb/ui/theme';
import { board } from '../../colors/boardColors.ts';
import { artStyle } from '../artStyle.ts';
import { figureLook } from '../figureLook.ts';
import { line, solid } from '../forcedLooks.ts';
import { mix } from '../mix.ts';

const { color } = vars;

/** Figures are larger in a narrow container. */
export const sheet = artStyle({});

const edge = {
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 1 } },
} as const;

export const frame = artStyle({
  ...edge,
  fill: mix(board.pad, 38, color.surface),
  stroke: mix(board.pad, 70, color.text),
  strokeWidth: 1,
});
export const slots = artStyle({ ...edge, fill: color.surface });
export const pageSlots = artStyle({ ...edge, fill: color.page });
export const boards = artStyle({ ...edge, fill: board.mask, stroke: board.maskTrackBright, strokeWidth: 1 });
export const tabs = artStyle({
  fill: mix(board.pad, 38, color.surface),
  '@media': { [forcedColors]: { fill: 'GrayText' } },
});
export const holes = artStyle({
  ...edge,
  fill: color.surface,
  stroke: mix(board.pad, 70, color.text),
  strokeWidth: 1,
});
export const fiducials = artStyle(solid(color.accent));
export const cuts = artStyle({ ...line(color.textMuted, 1), strokeDasharray: '6 3 1 3' });
export const usable = artStyle({ ...line(color.textMuted, 1), strokeDasharray: '4 3' });
export const placed = artStyle({
  ...edge,
  fill: board.mask,
  stroke: board.maskTrackBright,
  strokeWidth: 0.75,
});
export const blank = artStyle({ ...edge, fill: color.surface, stroke: color.lineStrong, strokeWidth: 1 });

const label = {
  ...figureLook,
  fontWeight: vars.fontWeight.medium,
  fontSize: '12.5px',
  textAnchor: 'middle',
} as const;

export const figure = artStyle({
  ...label,
  fill: color.accentText,
  // The sheet is scaled down there; larger figures compensate.
  '@container': { '(max-width: 24rem)': { selectors: { [`:is(${sheet}, ${sheet} > g) > &`]: { fontSize: '19px' } } } },
});

export const boardFigure = artStyle({
  ...label,
  fill: board.silkscreen,
  '@container': { '(max-width: 24rem)': { selectors: { [`:is(${sheet}, ${sheet} > g) > &`]: { fontSize: '17px' } } } },
});

export const boardLeader = artStyle(line(board.silkscreen, 1));
export const boardArrow = artStyle(solid(board.silkscreen));
