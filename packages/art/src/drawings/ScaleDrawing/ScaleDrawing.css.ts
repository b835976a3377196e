import { forcedColors, vars } from '@pcb/ui/theme';
import { createVar, type StyleRule } from '@vanilla-extract/css';
import { board } from '../../colors/boardColors.ts';
import {
  finishColors,
  legendColors,
  maskColors,
  materialColors,
  type PieceColors,
  silver,
} from '../../colors/pieceColors.css.ts';
import { artStyle } from '../../private/artStyle.ts';
import { dimensionFigure } from '../../private/figureLook.ts';
import { mix } from '../../private/mix.ts';
import type { Paint } from './scene.ts';

const { color } = vars;

const pieceFill = createVar();
const pieceLine = createVar();
const laminateFill = createVar();
const laminateStroke = createVar();
const padFill = createVar();
const legendInk = createVar();

const stylesOf = <Name extends string, Colors>(colors: Record<Name, Colors>, rule: (colors: Colors) => StyleRule) =>
  Object.fromEntries(Object.entries<Colors>(colors).map(([name, of]) => [name, artStyle(rule(of))])) as Record<
    Name,
    string
  >;

const pieceVars = ({ piece, line }: PieceColors) => ({ [pieceFill]: piece, [pieceLine]: line });

export const materials = stylesOf(materialColors, ({ laminate, laminateLine, ...piece }) => ({
  vars: { ...pieceVars(piece), [laminateFill]: laminate, [laminateStroke]: laminateLine },
}));

export const masks = stylesOf(maskColors, (mask) => ({ vars: pieceVars(mask) }));

export const legends = stylesOf(legendColors, (ink) => ({ vars: { [legendInk]: ink } }));

export const finishes = stylesOf(finishColors, (fill) => ({ vars: { [padFill]: fill } }));

export const area = artStyle({ overflow: 'hidden' });

const line = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1 } as const;

const shape = (rule: StyleRule, forced: StyleRule = { fill: 'Canvas', stroke: 'CanvasText' }) =>
  artStyle({ ...line, ...rule, '@media': { [forcedColors]: forced } });

const dashed = (stroke: string, strokeDasharray: string) =>
  shape({ fill: 'none', stroke, strokeDasharray }, { stroke: 'CanvasText' });

export const paints: Record<Paint, string> = {
  piece: shape({ fill: pieceFill, stroke: pieceLine }),
  film: shape({ fill: pieceFill, stroke: pieceLine }),
  unknown: dashed(color.lineStrong, '5 4'),
  blank: shape({ fill: mix(laminateFill, 70, color.surface), stroke: color.lineStrong }),
  laminate: shape({ fill: laminateFill, stroke: laminateStroke }),
  slot: shape({ fill: color.surface, stroke: 'none' }, { fill: 'Canvas', stroke: 'CanvasText' }),
  tab: shape({ fill: laminateFill, stroke: 'none' }, { fill: 'GrayText' }),
  cut: dashed(board.silkscreen, '6 3 1 3'),
  hole: shape({ fill: color.surface, stroke: mix(laminateFill, 45, board.drill) }),
  pad: shape({ fill: padFill, stroke: 'none' }, { fill: 'CanvasText' }),
  legend: shape({ fill: 'none', stroke: legendInk, strokeWidth: 1.25 }, { fill: 'none', stroke: 'CanvasText' }),
  centre: dashed(color.accent, '10 3 2 3'),
  usable: dashed(color.textMuted, '4 3'),
  tooLarge: shape(
    { fill: mix(color.danger, 12, 'transparent'), stroke: color.danger },
    { fill: 'none', stroke: 'Mark' },
  ),
  tube: shape({ fill: mix(silver, 62, board.drill), stroke: mix(silver, 40, board.drill) }),
  mesh: shape({ fill: mix(board.pad, 22, color.surface), stroke: 'none' }),
  foil: shape({ fill: silver, stroke: mix(silver, 50, board.drill) }),
  fr4: shape({ fill: materialColors.fr4.laminate, stroke: materialColors.fr4.laminateLine }),
  hidden: dashed(pieceLine, '4 3'),
};

export const rows = {
  piece: artStyle({ fill: 'none', stroke: pieceFill, '@media': { [forcedColors]: { stroke: 'GrayText' } } }),
  laminate: artStyle({ fill: 'none', stroke: laminateFill, '@media': { [forcedColors]: { stroke: 'CanvasText' } } }),
};

/** Dots: dashes of length 0 with round ends. */
export const grid = artStyle({
  fill: 'none',
  stroke: color.lineStrong,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  opacity: 0.55,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

export const coinRing = shape({ fill: board.pad, stroke: mix(board.pad, 55, board.drill) });
export const coinCentre = shape({ fill: silver, stroke: mix(board.pad, 55, board.drill) });
export const coinFigure = shape(
  { fill: 'none', stroke: mix(silver, 30, board.drill), strokeWidth: 1.25, strokeLinecap: 'round' },
  { stroke: 'CanvasText' },
);

const text = dimensionFigure('0.75rem', '17rem', '0.9375rem');

export const figure = artStyle({ ...text, textAnchor: 'middle', fill: color.accentText });

export const barFigure = artStyle({ ...text, textAnchor: 'end', fill: color.textMuted });
