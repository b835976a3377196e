import { capabilities, type Size } from '@pcb/engineering/capabilities';
import { a3Paper } from '@pcb/engineering/everyday';
import { rectPath } from '../../private/pen/path.ts';
import { shorten } from '../../private/pen/shorten.ts';

/** SVG units per mm. */
export const scale = 0.58;

export const barLength = 100;

const board = capabilities.boardSize.fr4.value;
const left = 44;
const top = 26;
const right = left + board.width * scale;
const bottom = top + board.height * scale;

/** The board and the paper share the bottom left corner. */
const fromCorner = ({ width, height }: Size) =>
  shorten(rectPath(left, bottom - height * scale, width * scale, height * scale), 2);

const across = bottom + 14;
const along = left - 14;

export const drawn = {
  board: fromCorner(board),
  paper: fromCorner(a3Paper),
  dimensions: shorten(
    `M${left} ${bottom + 3}V${across + 4}M${right} ${bottom + 3}V${across + 4}M${left} ${across}H${right}` +
      `M${left - 3} ${top}H${along - 4}M${left - 3} ${bottom}H${along - 4}M${along} ${top}V${bottom}`,
    2,
  ),
  arrows: shorten(
    `M${left} ${across}l8 -3v6ZM${right} ${across}l-8 -3v6ZM${along} ${top}l-3 8h6ZM${along} ${bottom}l-3 -8h6Z`,
    2,
  ),
  width: { x: (left + right) / 2, y: across + 14 },
  height: { x: along - 14, y: (top + bottom) / 2 },
  boardLabel: { x: left + 14, y: top + ((board.height - a3Paper.height) * scale) / 2 },
  paperLabel: { x: left + 14, y: bottom - (a3Paper.height * scale) / 2 },
} as const;
