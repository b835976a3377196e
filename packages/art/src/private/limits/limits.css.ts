import { forcedColors, vars } from '@pcb/ui/theme';
import { board } from '../../colors/boardColors.ts';
import { artStyle } from '../artStyle.ts';
import { line, outlined, solid } from '../forcedLooks.ts';
import { mix } from '../mix.ts';

const { color } = vars;

const area = { '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } } } as const;

/** With large text, labels extend beyond the view box. */
export const drawing = artStyle({ overflow: 'visible' });

export const mask = artStyle(outlined(board.mask, board.maskTraceBright, 1));
export const pads = artStyle(solid(board.pad));
export const tracks = artStyle(solid(mix(board.pad, 72, board.maskTraceBright)));
export const holes = artStyle({ ...area, fill: board.drill });
export const blindHoles = artStyle({ ...area, fill: mix(board.pad, 40, board.drill) });

export const hair = artStyle({
  fill: 'none',
  stroke: mix(board.silkscreen, 88, color.accent),
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const laminate = artStyle({
  ...area,
  fill: mix(board.pad, 38, color.surface),
  stroke: mix(board.pad, 58, color.surface),
});
export const foils = artStyle(solid(color.accent));

export const paper = artStyle({ ...area, fill: board.silkscreen, stroke: mix(board.silkscreen, 60, board.drill) });

export const leader = artStyle(line(color.lineStrong, 1));

const text = {
  fontSize: '13px',
  dominantBaseline: 'central',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
} as const;
const mono = { ...text, fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' } as const;

export const name = artStyle({ ...text, fill: color.text, fontWeight: vars.fontWeight.medium });
export const figure = artStyle({ ...mono, fill: color.textMuted });
export const dimensionFigure = artStyle({ ...mono, fill: color.accentText, textAnchor: 'middle' });

export const nameOnBoard = artStyle({ ...text, fill: board.silkscreen, fontWeight: vars.fontWeight.medium });
export const figureOnBoard = artStyle({ ...mono, fill: board.silkscreen });
export const nameOnPaper = artStyle({ ...text, fill: board.drill, fontWeight: vars.fontWeight.medium });
export const figureOnPaper = artStyle({ ...mono, fill: board.drill });
