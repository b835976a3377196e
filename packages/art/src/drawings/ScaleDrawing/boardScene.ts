import type { Size } from '@pcb/engineering/capabilities';
import type { Point } from '../../private/pen/geometry.ts';
import { circlePath, linePath, rectPath, repeat } from '../../private/pen/path.ts';
import { roundedRectPath } from '../../private/pen/roundedRectPath.ts';
import {
  type LegendColor,
  type Paint,
  type MaskColor,
  type PadFinish,
  type PieceMaterial,
  pieceScene,
  type Scene,
  type StiffenerMaterial,
} from './scene.ts';

/** Sizes are fractions of the shorter side of the board. */
const pads = { count: 6, inset: 0.09, width: 0.045, height: 0.1, pitch: 0.075, maxHeight: 8 };

function centreLines(x: number, y: number, { width, height }: Size) {
  const past = 0.03 * Math.max(width, height);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return (
    linePath([
      { x: x - past, y: middleY },
      { x: x + width + past, y: middleY },
    ]) +
    linePath([
      { x: middleX, y: y - past },
      { x: middleX, y: y + height + past },
    ])
  );
}

const padSide = ({ width, height }: Size) => Math.min(width, height, pads.maxHeight / pads.height);

function sampleLegend(x: number, y: number, board: Size) {
  const side = padSide(board);
  const gap = 0.03 * side;
  const left = x + pads.inset * side - gap;
  const top = y + board.height - (pads.inset + pads.height) * side - gap;
  const width = ((pads.count - 1) * pads.pitch + pads.width) * side + 2 * gap;
  const mark = pads.width * side;
  return (
    rectPath(left, top, width, pads.height * side + 2 * gap) +
    `M${left + gap} ${top - gap - mark}h${mark}l${-mark / 2} ${mark}z`
  );
}

function samplePads(x: number, y: number, board: Size) {
  const side = padSide(board);
  const bottom = y + board.height - pads.inset * side;
  return repeat(pads.count, (index) =>
    rectPath(
      x + (pads.inset + index * pads.pitch) * side,
      bottom - pads.height * side,
      pads.width * side,
      pads.height * side,
    ),
  );
}

export interface BoardLook {
  material: PieceMaterial;
  finish: PadFinish;
  /** The solder mask of a rigid board. @default the colour of the material */
  mask?: MaskColor | undefined;
  /** The legend of a rigid board. @default none */
  legend?: LegendColor | undefined;
  stiffener?: { material: StiffenerMaterial; side: 'top' | 'bottom' } | undefined;
}

const stiffenerPaints = { polyimide: 'laminate', fr4: 'fr4', steel: 'foil' } as const satisfies Record<
  StiffenerMaterial,
  Paint
>;

function sampleStiffener(x: number, y: number, { width, height }: Size) {
  const isLying = width >= height;
  const length = 0.15 * Math.max(width, height);
  return isLying ? rectPath(x + width - length, y, length, height) : rectPath(x, y, width, length);
}

/** Flexible circuits have rounded corners, because sharp corners tear. */
const filmCorner = ({ width, height }: Size) => Math.min(2, 0.1 * Math.min(width, height));

/** The shape of a board from its fabrication data, in mm from the upper left corner, y down; arcs are chords. */
export interface BoardShape {
  contour: readonly Point[];
  cutouts: readonly (readonly Point[])[];
  holes: readonly (Point & { diameter: number })[];
  /** The slots, by the ends of their centre lines. */
  slots: readonly { from: Point; to: Point; width: number }[];
}

function slotPath({ from, to, width }: BoardShape['slots'][number]) {
  const radius = width / 2;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return circlePath(from.x, from.y, radius);
  const [x, y] = [(-radius * (to.y - from.y)) / length, (radius * (to.x - from.x)) / length];
  const arc = `A${radius} ${radius} 0 0 0 `;
  return `M${from.x + x} ${from.y + y}L${to.x + x} ${to.y + y}${arc}${to.x - x} ${to.y - y}L${from.x - x} ${from.y - y}${arc}${from.x + x} ${from.y + y}z`;
}

function shapePaths(x: number, y: number, { contour, cutouts, holes, slots }: BoardShape) {
  const at = (point: Point) => ({ x: x + point.x, y: y + point.y });
  const contourPath = (points: readonly Point[]) => linePath(points.map(at), true);
  return {
    piece: contourPath(contour),
    openings: [
      ...cutouts.map(contourPath),
      ...slots.map(({ from, to, width }) => slotPath({ from: at(from), to: at(to), width })),
      ...holes.map((hole) => circlePath(x + hole.x, y + hole.y, hole.diameter / 2)),
    ].join(''),
  };
}

/** Draws a board of a size in mm (more than 0, unchecked), as a rectangle if its own shape is unknown. */
export const boardScene = (board: Size, look: BoardLook, shape?: BoardShape): Scene => {
  const isFilm = look.material === 'polyimide' || look.material === 'pe';
  const piecePaint = isFilm ? 'film' : 'piece';
  if (shape)
    return pieceScene(board, look, (x, y) => {
      const { piece, openings } = shapePaths(x, y, shape);
      return [
        { paint: piecePaint, d: piece },
        { paint: 'hole', d: openings },
        { paint: 'centre', d: centreLines(x, y, board) },
      ];
    });
  return pieceScene(board, look, (x, y) => [
    {
      paint: piecePaint,
      d: isFilm
        ? roundedRectPath(x, y, board.width, board.height, filmCorner(board))
        : rectPath(x, y, board.width, board.height),
    },
    ...(look.stiffener
      ? [
          {
            // It is below the film, so it is drawn as a hidden line.
            paint: look.stiffener.side === 'top' ? stiffenerPaints[look.stiffener.material] : 'hidden',
            d: sampleStiffener(x, y, board),
          } as const,
        ]
      : []),
    { paint: 'centre', d: centreLines(x, y, board) },
    { paint: 'pad', d: samplePads(x, y, board) },
    ...(look.legend ? [{ paint: 'legend', d: sampleLegend(x, y, board) } as const] : []),
  ]);
};

/** Returns a dashed outline, for use while there is no size. */
export const unknownScene = (): Scene => {
  const size = { width: 100, height: 60 };
  return {
    size,
    coin: undefined,
    material: 'fr4',
    finish: 'tin',
    shapes: [{ paint: 'unknown', d: rectPath(0, 0, size.width, size.height) }],
    measured: { x: 0, y: 0, ...size },
    isUnknown: true,
  };
};
