import type { Figure, LayerGap, NearlyTouching, Place } from '../../reading.ts';
import type { CopperLayer } from './copperLayer.ts';
import type { Islands } from './islands.ts';

/** In mm. Closer copper is often meant to be connected, and is reported separately. */
const nearly = 0.05;

/** In mm: the search distances. Larger gaps do not limit any process. */
const reach = [0.1, 0.2, 0.4, 0.8, 1.6, 3.2];

const maxPlaces = 20;
const checkEvery = 2048;

interface Pair {
  a: number;
  b: number;
  distance: number;
}

export interface GapSearch {
  gaps: readonly LayerGap[];
  isComplete: boolean;
}

/** Visits the pairs of edges of different islands within a distance. Returns false on timeout. */
function forEachPair(
  { edges, edgeTree, offset }: CopperLayer,
  islands: Islands,
  padded: ReadonlySet<number>,
  distance: () => number,
  isOver: () => boolean,
  callback: (pair: Pair) => void,
): boolean {
  for (let edge = 0; edge < edges.length; edge += 1) {
    if (edge % checkEvery === 0 && isOver()) return false;
    const island = islands.find(edges.shapeOf(edge) + offset);
    if (!padded.has(island)) continue;
    for (const other of edges.near(edgeTree, edge, distance())) {
      if (other <= edge) continue;
      const otherIsland = islands.find(edges.shapeOf(other) + offset);
      if (otherIsland === island || !padded.has(otherIsland)) continue;
      const between = edges.distance(edge, other);
      // Overlapping shapes are already joined. A distance below 0 is contact.
      if (between < distance()) callback({ a: edge, b: other, distance: between });
    }
  }
  return true;
}

function placesOf({ edges, file }: CopperLayer, pairs: readonly Pair[]): Place[] {
  const places: Place[] = [];
  for (const { a, b } of pairs.toSorted((p, q) => p.distance - q.distance)) {
    const { x, y } = edges.closest(a, b);
    if (places.some((place) => Math.hypot(place.x - x, place.y - y) < 0.1)) continue;
    places.push({ x, y, file: file.name });
    if (places.length === maxPlaces) break;
  }
  return places;
}

function findNearlyTouching(
  layer: CopperLayer,
  islands: Islands,
  padded: ReadonlySet<number>,
  isOver: () => boolean,
): { pairs: readonly Pair[]; isComplete: boolean } {
  const closest = new Map<string, Pair>();
  const isComplete = forEachPair(
    layer,
    islands,
    padded,
    () => nearly,
    isOver,
    (pair) => {
      const ends = [pair.a, pair.b].map((edge) => islands.find(layer.edges.shapeOf(edge) + layer.offset));
      const key = ends.toSorted((a, b) => a - b).join();
      const known = closest.get(key);
      if (!known || pair.distance < known.distance) closest.set(key, pair);
    },
  );
  return { pairs: [...closest.values()].toSorted((p, q) => p.distance - q.distance), isComplete };
}

function smallestGap(layer: CopperLayer, islands: Islands, padded: ReadonlySet<number>, isOver: () => boolean): Figure {
  for (const limit of reach) {
    let best = limit;
    let pairs: Pair[] = [];
    // Many gaps are equal, so gaps within a micrometre are places of the same figure.
    const isComplete = forEachPair(
      layer,
      islands,
      padded,
      () => best + 0.001,
      isOver,
      (pair) => {
        if (pair.distance < best) {
          best = pair.distance;
          if (pairs.length > 500) pairs = pairs.filter(({ distance }) => distance < best + 0.001);
        }
        if (pairs.length < 2000 || pair.distance === best) pairs.push(pair);
      },
    );
    if (!isComplete) return { status: 'missing', reason: 'out-of-time' };
    if (best >= limit) continue;
    const smallest = pairs.filter(({ distance }) => distance < best + 0.001);
    return {
      status: 'measured',
      value: best,
      places: placesOf(layer, smallest),
      foundBy: 'copper-shapes',
      notCovered: ['parts-of-one-shape', 'copper-without-pads'],
    };
  }
  return { status: 'missing', reason: 'none-found' };
}

export interface NearPairs {
  layer: CopperLayer;
  pairs: readonly Pair[];
}

/** Finds copper on each layer that nearly or only just touches. Call it before layers are connected. */
export function findNear(
  layers: readonly CopperLayer[],
  islands: Islands,
  isOver: () => boolean,
): { near: readonly NearPairs[]; isComplete: boolean } {
  const padded = islands.withPads();
  const near: NearPairs[] = [];
  for (const layer of layers) {
    const { pairs, isComplete } = findNearlyTouching(layer, islands, padded, isOver);
    near.push({ layer, pairs });
    if (!isComplete) return { near, isComplete };
  }
  return { near, isComplete: true };
}

export const describeNear = (near: readonly NearPairs[]): readonly NearlyTouching[] =>
  near
    .flatMap(({ layer: { edges, file }, pairs }) =>
      pairs.map(({ a, b, distance }) => {
        const { x, y } = edges.closest(a, b);
        return { x, y, file: file.name, distance: Math.max(0, distance) };
      }),
    )
    .toSorted((a, b) => a.distance - b.distance);

export function joinNear(near: readonly NearPairs[], islands: Islands) {
  for (const { layer, pairs } of near) {
    const { edges, offset } = layer;
    for (const { a, b } of pairs) islands.join(edges.shapeOf(a) + offset, edges.shapeOf(b) + offset);
  }
}

/** Measures as many layers as the time allows. Islands must be joined. */
export async function measureGaps(
  layers: readonly CopperLayer[],
  islands: Islands,
  isOver: () => boolean,
  onLayer: (index: number) => Promise<void>,
): Promise<GapSearch> {
  const gaps: LayerGap[] = [];
  const padded = islands.withPads();
  for (const [index, layer] of layers.entries()) {
    await onLayer(index);
    const gap = smallestGap(layer, islands, padded, isOver);
    if (gap.status === 'missing' && gap.reason === 'out-of-time') return { gaps, isComplete: false };
    gaps.push({ file: layer.file.name, gap });
  }
  return { gaps, isComplete: true };
}
