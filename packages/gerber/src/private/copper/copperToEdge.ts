import type { BoardOutline, Contour, Figure, Place } from '../../reading.ts';
import { isOnContour } from '../geometry.ts';
import { crossing, piecesOf, sidesOf, type Line } from './clip.ts';
import { shapesAt, type CopperLayer } from './copperLayer.ts';
import { lineDistance } from './edges.ts';
import type { Islands } from './islands.ts';
import { shapeContains, type Shape } from './shape.ts';
import { distanceToLine, solidContains, solidOf, type Solid } from './solid.ts';

/** In mm: the first search distance. It doubles until copper is found. */
const firstReach = 0.2;
/** In mm. The bounding box of a longer oblique line would contain half the board. */
const maxPiece = 2;
/** In mm: the rounding error between touching edges. */
const contact = 1e-6;
/** In mm: where copper is tested around a contact. */
const around = 1e-4;
/** In mm: the maximum distance from the outline of a line that repeats it. */
const onOutline = 0.02;
/** In mm: the rounding error between equal distances. */
const same = 0.001;
/** In mm: the minimum distance between reported places. The edge of a pour has the same distance all around. */
const apart = 1;
const maxPlaces = 20;
const checkEvery = 2048;

interface Hit extends Place {
  distance: number;
}

const outlinePieces = (contour: Contour): readonly Line[] =>
  sidesOf(Array.from(contour)).flatMap((side) => {
    const count = Math.ceil(Math.hypot(side[2] - side[0], side[3] - side[1]) / maxPiece);
    return piecesOf(
      side,
      Array.from({ length: Math.max(0, count - 1) }, (_, index) => (index + 1) / count),
    );
  });

function nearestOn(line: Line, other: Line): readonly [number, number] {
  const [x1, y1, x2, y2] = line;
  const at = (share: number) => [x1 + share * (x2 - x1), y1 + share * (y2 - y1)] as const;
  const share = crossing(line, other);
  if (share !== undefined) return at(share);
  const square = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1;
  const project = (x: number, y: number) =>
    at(Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / square)));
  const points = [at(0), at(1), project(other[0], other[1]), project(other[2], other[3])];
  const distances = points.map(([x, y]) => distanceToLine(x, y, ...other));
  return points[distances.indexOf(Math.min(...distances))] ?? at(0);
}

class Outline {
  readonly pieces: readonly Line[];
  readonly size: number;
  private readonly contours: readonly Contour[];
  private readonly areas: readonly Solid[];

  constructor(boards: readonly BoardOutline[]) {
    this.contours = boards.flatMap(({ contour, cutouts }) => [contour, ...cutouts]);
    this.pieces = this.contours.flatMap(outlinePieces);
    this.areas = boards.map(({ contour }) => solidOf(Array.from(contour), 0, true));
    this.size = Math.max(...boards.map(({ width, height }) => width + height));
  }

  /** Includes cutouts, because they can be boards in the frame of a panel. */
  readonly isOnBoard = (x: number, y: number) => this.areas.some((area) => solidContains(area, x, y));

  /** Whether a line repeats the outline; some tools also draw it on copper. */
  repeats({ stroke }: Shape): boolean {
    if (!stroke) return false;
    const { points } = stroke;
    const middles = points.slice(2).map((value, index) => (value + (points[index] ?? 0)) / 2);
    const all = [...points, ...middles];
    return this.contours.some((contour) =>
      all.every((x, index) => index % 2 === 1 || isOnContour(x, all[index + 1] ?? NaN, contour, onOutline)),
    );
  }
}

function copperOf(layer: CopperLayer, outline: Outline, islands: Islands, padded: ReadonlySet<number>) {
  const known = new Map<number, boolean>();
  return (index: number): Shape | undefined => {
    const shape = layer.shapes[index] as Shape;
    if (!shape.stroke || padded.has(islands.find(index + layer.offset))) return shape;
    const repeats = known.get(index) ?? outline.repeats(shape);
    known.set(index, repeats);
    return repeats ? undefined : shape;
  };
}

const isCopperInside = (shape: Shape, outline: Outline, x: number, y: number) =>
  [0, 1, 2, 3, 4, 5, 6, 7].some((index) => {
    const angle = (index + 0.3) * (Math.PI / 4);
    const [px, py] = [x + around * Math.cos(angle), y + around * Math.sin(angle)];
    return outline.isOnBoard(px, py) && shapeContains(shape, px, py);
  });

/** Returns the nearest copper within a distance of the outline, or `undefined` on timeout. */
function nearest(
  layers: readonly CopperLayer[],
  outline: Outline,
  islands: Islands,
  reach: number,
  isOver: () => boolean,
): readonly Hit[] | undefined {
  const padded = islands.withPads();
  let best = reach;
  let hits: Hit[] = [];
  let count = 0;
  const add = (distance: number, x: number, y: number, { file }: CopperLayer) => {
    if (distance < best - same) hits = [];
    best = Math.min(best, distance);
    hits.push({ distance, x, y, file: file.name });
  };
  for (const layer of layers) {
    const { edges, edgeTree } = layer;
    const copperAt = copperOf(layer, outline, islands, padded);
    for (const piece of outline.pieces) {
      if (isOver()) return undefined;
      const [x1, y1, x2, y2] = piece;
      // The copper covers the outline and its own edges are far away.
      const covers = shapesAt(layer, x1, y1).flatMap((index) => copperAt(index) ?? []);
      if (covers.some((shape) => isCopperInside(shape, outline, x1, y1))) add(0, x1, y1, layer);
      const margin = best + same;
      const near = edgeTree.search(
        Math.min(x1, x2) - margin,
        Math.min(y1, y2) - margin,
        Math.max(x1, x2) + margin,
        Math.max(y1, y2) + margin,
      );
      for (const edge of near) {
        count += 1;
        if (count % checkEvery === 0 && isOver()) return undefined;
        const line = edges.line(edge);
        const distance = lineDistance(...piece, ...line) - edges.radiusOf(edge);
        if (distance >= best + same) continue;
        const shape = copperAt(edges.shapeOf(edge));
        if (!shape) continue;
        const [x, y] = nearestOn(piece, line);
        const middle = [(line[0] + line[2]) / 2, (line[1] + line[3]) / 2] as const;
        // A line that crosses the outline can be the common side of a shape and its cut.
        if (isCopperInside(shape, outline, ...(distance <= contact ? ([x, y] as const) : middle)))
          add(Math.max(0, distance), x, y, layer);
      }
    }
  }
  return best < reach ? hits.filter(({ distance }) => distance < best + same) : [];
}

function placesOf(hits: readonly Hit[]): readonly Place[] {
  const places: Place[] = [];
  for (const { distance: _, ...place } of hits.toSorted((a, b) => a.distance - b.distance)) {
    if (places.some(({ x, y, file }) => file === place.file && Math.hypot(x - place.x, y - place.y) < apart)) continue;
    places.push(place);
    if (places.length === maxPlaces) break;
  }
  return places;
}

/**
 * Returns the smallest distance of copper from the centre lines of boards and cutouts. Copper that crosses them has the
 * distance 0; copper outside all boards is ignored.
 */
export function copperToEdge(
  layers: readonly CopperLayer[],
  boards: readonly BoardOutline[],
  islands: Islands,
  isOver: () => boolean,
): Figure {
  if (boards.length === 0) return { status: 'missing', reason: 'no-outline' };
  const outline = new Outline(boards);
  for (let reach = firstReach; reach < 2 * outline.size; reach *= 2) {
    const hits = nearest(layers, outline, islands, reach, isOver);
    if (!hits) return { status: 'missing', reason: 'out-of-time' };
    if (hits.length === 0) continue;
    return {
      status: 'measured',
      value: Math.min(...hits.map(({ distance }) => distance)),
      places: placesOf(hits),
      foundBy: 'copper-shapes',
      notCovered: ['drilled-slots', 'outline-on-copper'],
    };
  }
  return { status: 'missing', reason: 'none-found' };
}
