import { forcedColors, vars } from '@pcb/ui/theme';
import { board } from '../../colors/boardColors.ts';
import { silver } from '../../colors/pieceColors.css.ts';
import { artStyle } from '../../private/artStyle.ts';
import { line, outlined, solid } from '../../private/forcedLooks.ts';
import { mix } from '../../private/mix.ts';

const { color } = vars;

export const mask = artStyle(outlined(board.mask, board.maskTrackBright, 1));
export const tracks = artStyle(solid(board.maskTrackBright));
export const pads = artStyle(solid(board.pad));
export const bodies = artStyle(outlined(board.drill, board.maskTrackBright, 1));
export const metal = artStyle(outlined(silver, mix(silver, 50, board.drill), 1));
export const marks = artStyle(solid(board.silkscreen));
export const vias = artStyle({
  fill: board.drill,
  stroke: board.pad,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** The path of a surge to ground. */
export const surge = artStyle(line(color.highlight, 2));
export const surgeTip = artStyle(solid(color.highlight));

export const name = artStyle({
  fill: color.text,
  fontSize: '12.5px',
  fontWeight: vars.fontWeight.medium,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  '@container': { '(max-width: 20rem)': { fontSize: '15px' } },
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
