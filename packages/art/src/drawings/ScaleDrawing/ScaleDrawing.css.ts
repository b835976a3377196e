import { forcedColors, vars } from '@pcb/ui/theme';
import { createVar, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { board } from '../../colors/boardColors.ts';
import { artStyle, inArt } from '../../internal/artStyle.ts';
import { mix } from '../../internal/mix.ts';
import type { LegendColour, Look, MaskColour, PadFinish, PieceMaterial } from './scene.ts';

const { color } = vars;

const pieceFill = createVar();
const pieceLine = createVar();
const laminateFill = createVar();
const padFill = createVar();
const legendInk = createVar();

/** Figures and dimension lines reach over the edge of the sheet with large text. */
export const drawing = artStyle({ overflow: 'visible' });

/** HASL, tin, steel: bright metal. The board colours are green, so a little blue makes it neutral. */
const silver = mix(mix(board.silkscreen, 80, board.drill), 90, color.info);
/** The off-white of a ceramic-filled laminate. */
const offWhite = mix(board.silkscreen, 84, board.pad);
const amber = mix(mix(color.accent, 72, board.pad), 82, board.drill);
const paleFilm = mix(board.silkscreen, 82, board.maskTraceBright);

const materialVars = (piece: string, line: string, laminate: string): StyleRule => ({
  vars: { [pieceFill]: piece, [pieceLine]: line, [laminateFill]: laminate },
});

/** The colours of a piece by its material: the piece, its outline, and the bare material of a panel's border. */
export const materials: Record<PieceMaterial, string> = {
  fr4: artStyle(materialVars(board.maskTrace, board.maskTraceBright, mix(board.pad, 38, color.surface))),
  rogers: artStyle(materialVars(offWhite, mix(offWhite, 60, board.drill), mix(offWhite, 78, board.drill))),
  polyimide: artStyle(materialVars(amber, mix(amber, 65, board.drill), mix(amber, 45, color.surface))),
  pe: artStyle(materialVars(paleFilm, mix(paleFilm, 60, board.drill), mix(paleFilm, 80, board.drill))),
  steel: artStyle(materialVars(silver, mix(silver, 60, board.drill), silver)),
};

const maskVars = (piece: string): StyleRule => ({
  vars: { [pieceFill]: piece, [pieceLine]: mix(piece, 70, board.drill) },
});

/** A dark dye in both themes: in the dark one, the token itself is a pastel. */
const dye = (token: string, soft: string) => `light-dark(${mix(token, 92, board.drill)}, ${mix(token, 32, soft)})`;

/** The colours of a piece under solder mask. */
export const masks: Record<MaskColour, string> = {
  green: artStyle({ vars: { [pieceFill]: board.maskTrace, [pieceLine]: board.maskTraceBright } }),
  red: artStyle(maskVars(dye(color.danger, color.dangerSoft))),
  blue: artStyle(maskVars(dye(color.info, color.infoSoft))),
  black: artStyle(maskVars(mix(board.drill, 88, board.silkscreen))),
  white: artStyle(maskVars(mix(board.silkscreen, 96, board.drill))),
  yellow: artStyle(maskVars(mix(board.pad, 80, color.highlight))),
};

export const legends: Record<LegendColour, string> = {
  white: artStyle({ vars: { [legendInk]: board.silkscreen } }),
  black: artStyle({ vars: { [legendInk]: board.drill } }),
};

/** The colour of pads by the surface finish. */
export const finishes: Record<PadFinish, string> = {
  tin: artStyle({ vars: { [padFill]: silver } }),
  gold: artStyle({ vars: { [padFill]: board.pad } }),
  paleGold: artStyle({ vars: { [padFill]: mix(board.pad, 55, board.silkscreen) } }),
};

/** The drawing area. */
export const area = artStyle({ overflow: 'hidden' });

const line = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1 } as const;

const shape = (rule: StyleRule, forced: StyleRule = { fill: 'Canvas', stroke: 'CanvasText' }) =>
  artStyle({ ...line, ...rule, '@media': { [forcedColors]: forced } });

const dashed = (stroke: string, strokeDasharray: string) =>
  shape({ fill: 'none', stroke, strokeDasharray }, { stroke: 'CanvasText' });

export const looks: Record<Look, string> = {
  piece: shape({ fill: pieceFill, stroke: pieceLine }),
  film: shape({ fill: pieceFill, stroke: pieceLine }),
  unknown: dashed(color.lineStrong, '5 4'),
  blank: shape({ fill: mix(laminateFill, 70, color.surface), stroke: color.lineStrong }),
  laminate: shape({ fill: laminateFill, stroke: mix(laminateFill, 55, board.drill) }),
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
};

/** Rows of pieces, as dashed lines. */
export const rows = {
  piece: artStyle({ fill: 'none', stroke: pieceFill, '@media': { [forcedColors]: { stroke: 'GrayText' } } }),
  laminate: artStyle({ fill: 'none', stroke: laminateFill, '@media': { [forcedColors]: { stroke: 'CanvasText' } } }),
};

/** Dots: dashes without a length and with round ends. */
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

export const bar = artStyle({
  fill: 'none',
  stroke: color.textMuted,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

const text = {
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
  fontSize: '0.75rem',
  dominantBaseline: 'central',
} as const;

const forcedText = { [forcedColors]: { fill: 'CanvasText' } };

export const figure = artStyle({ ...text, textAnchor: 'middle', fill: color.accentText, '@media': forcedText });

export const barFigure = artStyle({ ...text, textAnchor: 'end', fill: color.textMuted, '@media': forcedText });

// The sheet is scaled down there; larger figures compensate.
globalStyle(
  `:is(${figure}, ${barFigure})`,
  inArt({ '@container': { '(max-width: 17rem)': { fontSize: '0.9375rem' } } }),
);
