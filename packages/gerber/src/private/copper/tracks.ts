import type { BoardOutline, Figure, Place } from '../../reading.ts';
import { isInside } from '../geometry.ts';
import type { Points } from '../gerber/plot.ts';
import { shapesAt, type CopperLayer } from './copperLayer.ts';
import type { Islands } from './islands.ts';

/** In mm. Shorter lines of a width are corners and repairs of pours. */
const minLength = 1;
/** In mm: the distance at which both sides of a line are tested. */
const beside = 0.005;

const maxPlaces = 20;

interface Stroke {
  layer: CopperLayer;
  shape: number;
  points: Points;
  width: number;
}

const lengthOf = (points: Points) => {
  let length = 0;
  for (let index = 2; index < points.length; index += 2) {
    length += Math.hypot(
      (points[index] ?? 0) - (points[index - 2] ?? 0),
      (points[index + 1] ?? 0) - (points[index - 1] ?? 0),
    );
  }
  return length;
};

function middleOf(points: Points) {
  const start = Math.floor((points.length / 2 - 1) / 2) * 2;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.slice(start, start + 4);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2, dx: (x2 - x1) / length, dy: (y2 - y1) / length };
}

function sidesOfStroke({ points, width }: Stroke): readonly (readonly [number, number])[] {
  const { x, y, dx, dy } = middleOf(points);
  const distance = width / 2 + beside;
  return [-1, 1].map((side) => [x - side * dy * distance, y + side * dx * distance]);
}

/** Whether there is no copper next to a stroke, unlike the strokes that paint a pour. */
const isFree = (stroke: Stroke) =>
  sidesOfStroke(stroke).every(([x, y]) => shapesAt(stroke.layer, x, y).every((other) => other === stroke.shape));

/** Returns the narrowest strokes on the board with free sides, in islands with a pad, at least 1 mm long in total. */
export function smallestTrack(
  layers: readonly CopperLayer[],
  islands: Islands,
  boards: readonly BoardOutline[],
  isOver: () => boolean,
): Figure {
  const padded = islands.withPads();
  const byWidth = new Map<number, Stroke[]>();
  for (const layer of layers) {
    for (const [shape, { stroke }] of layer.shapes.entries()) {
      if (!stroke || !padded.has(islands.find(shape + layer.offset))) continue;
      const key = Math.round(stroke.width * 1e4);
      const known = byWidth.get(key);
      if (known) known.push({ layer, shape, ...stroke });
      else byWidth.set(key, [{ layer, shape, ...stroke }]);
    }
  }
  // Both sides must be inside, because some tools also draw the outline on copper.
  const isOnBoard = (stroke: Stroke) =>
    boards.length === 0 ||
    boards.some(({ contour }) => sidesOfStroke(stroke).every(([x, y]) => isInside(x, y, contour)));
  for (const [, strokes] of [...byWidth].toSorted(([a], [b]) => a - b)) {
    let length = 0;
    const places: Place[] = [];
    for (const stroke of strokes) {
      if (isOver()) return { status: 'missing', reason: 'out-of-time' };
      if (!isOnBoard(stroke) || !isFree(stroke)) continue;
      length += lengthOf(stroke.points);
      const { x, y } = middleOf(stroke.points);
      if (places.length < maxPlaces) places.push({ x, y, file: stroke.layer.file.name });
      if (length >= minLength && places.length === maxPlaces) break;
    }
    const [first] = strokes;
    if (!first || length < minLength) continue;
    return {
      status: 'measured',
      value: first.width,
      places,
      foundBy: 'stroke-widths',
      notCovered: ['necks-in-pours', 'tracks-as-regions'],
    };
  }
  return { status: 'missing', reason: 'none-found' };
}
