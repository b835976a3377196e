import type { DrillTool, Figure, Place, SizeRing } from '../../reading.ts';
import { crossing, indexOf, piecesOf, sidesOf, type Line } from './clip.ts';
import type { CopperLayer } from './copperLayer.ts';
import type { Islands } from './islands.ts';
import { shapeContains, type Shape } from './shape.ts';
import { distanceToLine, withChords, type Solid } from './solid.ts';

/** In mm. A wider ring is never the smallest of a board. */
const maxRing = 2;
/** In mm: the distance at which both sides of a line are tested. */
const beside = 1e-5;

/** In mm: the maximum deviation of chords from the arcs of a pad. */
const fine = 0.0001;

const maxPlaces = 20;

const touches = ([x1, y1, x2, y2]: Line, x: number, y: number, reach: number) =>
  Math.min(x1, x2) <= x + reach &&
  Math.max(x1, x2) >= x - reach &&
  Math.min(y1, y2) <= y + reach &&
  Math.max(y1, y2) >= y - reach;

interface Neighbourhood {
  lines: readonly Line[];
  isCopper: (x: number, y: number) => boolean;
}

interface Hole {
  x: number;
  y: number;
  radius: number;
}

/** Removes the clear centre that some pads have for the drill. */
function withoutDrilled(shape: Shape, { x, y, radius }: Hole): Shape {
  const isDrilled = ({ points }: Solid) =>
    points.every((value, index) => index % 2 === 1 || Math.hypot(value - x, (points[index + 1] ?? 0) - y) <= radius);
  return { ...shape, cuts: shape.cuts.filter((cut) => !isDrilled(cut)) };
}

function around(layer: CopperLayer, shapes: readonly number[], hole: Hole, reach: number): Neighbourhood {
  const { x, y } = hole;
  const { edges, edgeTree } = layer;
  const own = new Set(shapes);
  const isNear = ({ bounds }: Solid) =>
    bounds.minX <= x + reach && bounds.maxX >= x - reach && bounds.minY <= y + reach && bounds.maxY >= y - reach;
  const lines: Line[] = [];
  for (const edge of edgeTree.search(x - reach, y - reach, x + reach, y + reach)) {
    if (own.has(edges.shapeOf(edge)) && edges.radiusOf(edge) === 0) lines.push(edges.line(edge));
  }
  const local = shapes.map((index): Shape => {
    const shape = layer.shapes[index] as Shape;
    const solids = shape.solids.filter(isNear).flatMap((solid) => withChords(solid, fine));
    const isRound = shape.cuts.length === 0 && shape.solids.some(({ radius }) => radius > 0);
    if (isRound) {
      const round = solids.filter((solid) => !shape.solids.includes(solid));
      for (const { points } of round) lines.push(...sidesOf(points).filter((side) => touches(side, x, y, reach)));
    }
    return withoutDrilled({ ...shape, solids, cuts: shape.cuts.filter(isNear) }, hole);
  });
  return { lines, isCopper: (px, py) => local.some((shape) => shapeContains(shape, px, py)) };
}

function circleCrossings([x1, y1, x2, y2]: Line, x: number, y: number, radius: number): readonly number[] {
  const [dx, dy, ex, ey] = [x2 - x1, y2 - y1, x1 - x, y1 - y];
  const a = dx * dx + dy * dy;
  const b = dx * ex + dy * ey;
  const root = b * b - a * (ex * ex + ey * ey - radius * radius);
  if (a === 0 || root <= 0) return [];
  return [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a].filter((share) => share > 0 && share < 1);
}

const padAt = ({ shapes, shapeTree }: CopperLayer, hole: Hole): number | undefined =>
  shapeTree.search(hole.x, hole.y, hole.x, hole.y).find((index) => {
    const shape = shapes[index] as Shape;
    return shape.isPad && shapeContains(withoutDrilled(shape, hole), hole.x, hole.y);
  });

function distanceToBoundary(
  layer: CopperLayer,
  isOfIsland: (shape: number) => boolean,
  hole: Hole,
  reach: number,
): number | undefined {
  const { x, y } = hole;
  const shapes = layer.shapeTree.search(x - reach, y - reach, x + reach, y + reach).filter(isOfIsland);
  const { lines, isCopper } = around(layer, shapes, hole, reach);
  const isBoundary = ([x1, y1, x2, y2]: Line) => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [nx, ny] = [(-beside * (y2 - y1)) / length, (beside * (x2 - x1)) / length];
    const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
    return isCopper(mx + nx, my + ny) !== isCopper(mx - nx, my - ny);
  };
  const { search } = indexOf(lines);
  const byDistance = lines
    .map((line) => ({ line, distance: distanceToLine(x, y, ...line) }))
    .filter(({ distance }) => distance < reach)
    .toSorted((a, b) => a.distance - b.distance);
  let smallest = reach;
  for (const { line, distance } of byDistance) {
    if (distance >= smallest) break;
    const shares = search(line).flatMap((index) => {
      const other = lines[index];
      const share = other === undefined || other === line ? undefined : crossing(line, other);
      return share === undefined ? [] : [share];
    });
    // Lines outside the reach that cross this one are not known.
    for (const piece of piecesOf(line, [...shares, ...circleCrossings(line, x, y, reach)])) {
      const length = distanceToLine(x, y, ...piece);
      if (length < smallest && isBoundary(piece)) smallest = length;
    }
  }
  return smallest < reach ? smallest : undefined;
}

const maxDifference = 0.2;

interface RingPlace extends Place {
  ring: number;
}

interface SizeRings {
  diameter: number;
  smallest: number;
  places: readonly RingPlace[];
}

const withoutRing = ({ x, y, file }: RingPlace): Place => ({ x, y, ...(file !== undefined && { file }) });

const nearest = (places: readonly RingPlace[]) =>
  places
    .toSorted((a, b) => a.ring - b.ring)
    .slice(0, maxPlaces)
    .map(withoutRing);

/**
 * Returns the smallest annular ring of the outer layers and of each hole size, from the centre of a hole to the
 * boundary of the copper around it, minus the radius in the file. Holes without a pad are left out.
 */
export function annularRings(
  layers: readonly CopperLayer[],
  tools: readonly DrillTool[],
  islands: Islands,
  isOver: () => boolean,
): { smallest: Figure; rings: readonly SizeRing[] } {
  const outer = layers.filter(({ file }) => file.layer.side !== 'inner');
  const sizes = new Map<number, SizeRings>();
  let smallest = maxRing;
  for (const { diameter, plating, holes } of tools) {
    if (plating === 'non-plated' || !(diameter > 0)) continue;
    const radius = diameter / 2;
    const key = Math.round(diameter * 1000);
    for (let index = 0; index < holes.length; index += 2) {
      if (isOver()) return { smallest: { status: 'missing', reason: 'out-of-time' }, rings: [] };
      const [x = 0, y = 0] = [holes[index], holes[index + 1]];
      const hole = { x, y, radius };
      for (const layer of outer) {
        const pad = padAt(layer, hole);
        if (pad === undefined) continue;
        const island = islands.find(pad + layer.offset);
        const isOfIsland = (shape: number) => islands.find(shape + layer.offset) === island;
        const known = sizes.get(key) ?? { diameter, smallest: maxRing, places: [] };
        const widest = Math.min(known.smallest, smallest + maxDifference);
        const distance = distanceToBoundary(layer, isOfIsland, hole, radius + widest + 0.0005);
        if (distance === undefined) continue;
        const ring = distance - radius;
        const smallestOfSize = Math.min(known.smallest, ring);
        const places = [...known.places, { x, y, file: layer.file.name, ring }];
        sizes.set(key, {
          diameter,
          smallest: smallestOfSize,
          places: places.filter((place) => place.ring < smallestOfSize + 0.001),
        });
        smallest = Math.min(smallest, ring);
      }
    }
  }
  const found = [...sizes.values()].filter((size) => size.smallest <= smallest + maxDifference);
  if (found.length === 0)
    return { smallest: { status: 'missing', reason: tools.length === 0 ? 'no-holes' : 'none-found' }, rings: [] };
  return {
    smallest: {
      status: 'measured',
      value: smallest,
      places: nearest(found.flatMap(({ places }) => places).filter(({ ring }) => ring < smallest + 0.001)),
      foundBy: 'copper-shapes',
      notCovered: ['inner-layers', 'slots', 'holes-without-pads'],
    },
    rings: found.map((size) => ({ diameter: size.diameter, value: size.smallest, places: nearest(size.places) })),
  };
}
