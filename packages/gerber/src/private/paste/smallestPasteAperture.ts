import type { BoardOutline, Bounds, PasteAperture, Place } from '../../reading.ts';
import { copperLayer, type CopperLayer } from '../copper/copperLayer.ts';
import { Islands, joinTouching } from '../copper/islands.ts';
import type { Shape } from '../copper/shape.ts';
import type { CopperFile } from '../copperContent.ts';
import { boundsOf, isInside } from '../geometry.ts';
import { narrowestOf, openingsOf, type Opening } from './opening.ts';

/** In mm: the rounding error between equal openings. */
const same = 0.001;
const maxPlaces = 20;

export interface PasteBoard {
  paste: readonly CopperFile[];
  boards: readonly BoardOutline[];
  bounds: Bounds | undefined;
}

function isOnBoard({ stroke, bounds }: Shape, boards: readonly BoardOutline[]): boolean {
  if (boards.length === 0) return true;
  const points: (readonly [number, number])[] = [[(bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2]];
  if (stroke) {
    const half = stroke.width / 2;
    for (let index = 0; index < stroke.points.length; index += 2) {
      const [x, y] = [stroke.points[index] ?? 0, stroke.points[index + 1] ?? 0];
      points.push([x - half, y], [x + half, y], [x, y - half], [x, y + half]);
    }
  }
  return boards.some(({ contour }) => points.every(([x, y]) => isInside(x, y, contour)));
}

function groupsOf(layer: CopperLayer, islands: Islands): readonly (readonly Shape[])[] {
  const groups = new Map<number, Shape[]>();
  for (const [index, shape] of layer.shapes.entries()) {
    const island = islands.find(index);
    const group = groups.get(island);
    if (group) group.push(shape);
    else groups.set(island, [shape]);
  }
  return [...groups.values()];
}

function formOf({ solids }: Shape): string {
  const [ox = 0, oy = 0] = solids[0]?.points ?? [];
  return solids
    .map(({ points, radius, isArea }) => {
      const relative = points.map((value, index) => Math.round((value - (index % 2 === 0 ? ox : oy)) * 1e6));
      return `${isArea ? 'area' : 'line'} ${radius} ${relative.join()}`;
    })
    .join(';');
}

const centreOf = ({ minX, minY, maxX, maxY }: Bounds) => ({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });

interface PlacedOpening {
  opening: Opening;
  place: Place;
}

function openingsOfLayer(
  file: CopperFile,
  { boards, bounds }: PasteBoard,
  isOver: () => boolean,
): readonly PlacedOpening[] | undefined {
  const layer = copperLayer(file, 0, bounds, isOver);
  if (layer === 'empty') return [];
  const islands = layer && new Islands(layer.shapes.length);
  if (!islands || !joinTouching(layer, islands, isOver)) return undefined;
  /** The openings of single shapes by form, because a layer has thousands of shapes but few forms. */
  const known = new Map<string, readonly Opening[]>();
  const placed: PlacedOpening[] = [];
  for (const shapes of groupsOf(layer, islands)) {
    if (!shapes.every((shape) => isOnBoard(shape, boards))) continue;
    const [single] = shapes;
    const form = single && shapes.length === 1 && single.cuts.length === 0 ? formOf(single) : undefined;
    const openings = (form === undefined ? undefined : known.get(form)) ?? openingsOf(shapes, isOver);
    if (!openings) return undefined;
    if (form !== undefined) known.set(form, openings);
    for (const opening of openings) {
      const around = form === undefined || !single ? boundsOf(opening.wall.flat()) : single.bounds;
      placed.push({ opening, place: { ...centreOf(around), file: file.name } });
    }
  }
  return placed;
}

/** Finds the smallest ratio of area to wall. Overlapping shapes, such as a painted pad, are one opening. */
export function smallestPasteAperture(board: PasteBoard, isOver: () => boolean): PasteAperture {
  if (board.paste.length === 0) return { status: 'missing', reason: 'no-paste' };
  let best = Infinity;
  let smallest: PlacedOpening[] = [];
  for (const file of board.paste) {
    const openings = isOver() ? undefined : openingsOfLayer(file, board, isOver);
    if (!openings) return { status: 'missing', reason: 'out-of-time' };
    for (const { opening } of openings) best = Math.min(best, opening.areaPerPerimeter);
    smallest = [...smallest, ...openings].filter(({ opening }) => opening.areaPerPerimeter < best + same);
  }
  const ordered = smallest.toSorted((a, b) => a.opening.areaPerPerimeter - b.opening.areaPerPerimeter);
  const [first] = ordered;
  if (!first) return { status: 'missing', reason: 'none-found' };
  const width = narrowestOf(first.opening, isOver);
  if (width === undefined) return { status: 'missing', reason: 'out-of-time' };
  return {
    status: 'measured',
    areaPerPerimeter: best,
    width,
    places: ordered.slice(0, maxPlaces).map(({ place }) => place),
  };
}
