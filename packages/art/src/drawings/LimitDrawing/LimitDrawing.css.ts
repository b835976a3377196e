import { forcedColors, vars } from '@pcb/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';
import { board } from '../../colors/boardColors.ts';
import { materialColors, silver } from '../../colors/pieceColors.css.ts';
import { artStyle } from '../../private/artStyle.ts';
import { arrow, dimension } from '../../private/dimension.css.ts';
import { dimensionFigure } from '../../private/figureLook.ts';
import { line, solid } from '../../private/forcedLooks.ts';
import { mix } from '../../private/mix.ts';
import type { LimitPaint } from './scene.ts';

const { color } = vars;

const thin = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1 } as const;

const outlineOnly = { fill: 'Canvas', stroke: 'CanvasText' } as const;

const shape = (fill: string, stroke: string, forced: StyleRule = outlineOnly) =>
  artStyle({ ...thin, fill, stroke, '@media': { [forcedColors]: forced } });

const filled = { fill: 'CanvasText' } as const;
const { fr4, polyimide } = materialColors;

export const paints: Record<LimitPaint, string> = {
  mask: shape(board.mask, board.maskTrackBright),
  track: shape(mix(board.pad, 72, board.maskTrackBright), 'none', filled),
  pad: shape(board.pad, 'none', filled),
  laminate: shape(fr4.laminate, fr4.laminateLine),
  copper: shape(color.accent, 'none', filled),
  hole: shape(board.drill, 'none'),
  steel: shape(silver, mix(silver, 50, board.drill)),
  opening: shape(color.surface, 'none'),
  paste: shape(mix(silver, 55, board.drill), 'none', filled),
  film: shape(polyimide.piece, 'none'),
  conductor: shape('none', board.pad, { stroke: 'CanvasText' }),
  working: shape(color.surface, color.lineStrong),
  border: shape(fr4.laminate, fr4.laminateLine),
  slot: shape(color.surface, 'none'),
  board: shape(board.maskTrack, board.maskTrackBright),
  tab: shape(fr4.laminate, 'none', { fill: 'GrayText' }),
  clear: shape('none', 'none', { fill: 'none' }),
};

/** A lighter red, for the dark green of the mask. */
const dangerOnBoard = mix(color.danger, 45, board.silkscreen);

/** For parts that cannot be made. This rule follows those of the paints, because it replaces their fill. */
export const beyond = artStyle({
  fill: mix(color.danger, 78, board.silkscreen),
  stroke: color.danger,
  '@media': { [forcedColors]: { fill: 'Mark', stroke: 'MarkText' } },
});

const mark = (stroke: string, rule: StyleRule): string =>
  artStyle({
    ...thin,
    fill: 'none',
    stroke,
    ...rule,
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  });

/** Dashed within a limit, solid and thick beyond it. */
const kept = { strokeWidth: 1.5, strokeDasharray: '4 3' } as const;
const exceeded = { strokeWidth: 2.5 } as const;

export const marks = { within: mark(color.text, kept), beyond: mark(color.danger, exceeded) };
export const marksOnBoard = {
  within: mark(board.silkscreen, kept),
  beyond: mark(dangerOnBoard, exceeded),
};

export const lines = { within: dimension, beyond: artStyle(line(color.danger, 2)) };
export const arrows = { within: arrow, beyond: artStyle(solid(color.danger)) };

const text = dimensionFigure('13px', '18rem', '15.5px');

export const figures = {
  within: artStyle({ ...text, textAnchor: 'middle', fill: color.accentText }),
  beyond: artStyle({ ...text, textAnchor: 'middle', fill: color.danger }),
};
export const barFigure = artStyle({ ...text, textAnchor: 'end', fill: color.textMuted });
