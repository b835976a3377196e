import type { Bounds } from '../../reading.ts';
import { extend, isEmpty, noBounds } from '../geometry.ts';
import type { Draw, Flash, GraphicalObject, Points, Region } from '../gerber/plot.ts';
import { solidContains, solidOf, withChords, type Solid } from './solid.ts';

export interface Shape {
  solids: readonly Solid[];
  cuts: Solid[];
  bounds: Bounds;
  net: string | undefined;
  isPad: boolean;
  /** Only for a straight or curved track. */
  stroke?: { points: Points; width: number };
}

const isNoPad = (apertureFunction: string | undefined) =>
  apertureFunction !== undefined &&
  /^(?:NonConductor|NotConductor|CopperBalancing|Border|OtherCopper|Other)\b/.test(apertureFunction);

const isPadFunction = (apertureFunction: string | undefined) =>
  apertureFunction !== undefined && /Pad/.test(apertureFunction);

const unite = (solids: readonly Solid[]): Bounds => {
  const bounds = noBounds();
  for (const { points, radius } of solids) extend(bounds, points, 0, 0, radius);
  return bounds;
};

const placed = (points: Points, x: number, y: number): number[] =>
  points.map((value, index) => value + (index % 2 === 0 ? x : y));

/** Returns several shapes if a macro adds after erasing, because a clear primitive erases only earlier ones. */
function flashShapes({ aperture, x, y, net }: Flash): readonly Shape[] {
  const groups: { solids: Solid[]; cuts: Solid[] }[] = [];
  for (const { points, radius, isArea, isDark } of aperture.primitives) {
    const solid = solidOf(placed(points, x, y), radius, isArea);
    const last = groups.at(-1);
    if (!isDark) for (const { cuts } of aperture.hasDrillHole ? [] : groups) cuts.push(...withChords(solid));
    else if (last && last.cuts.length === 0) last.solids.push(solid);
    else groups.push({ solids: [solid], cuts: [] });
  }
  const isPad = !isNoPad(aperture.apertureFunction);
  return groups.map((group) => ({ ...group, bounds: unite(group.solids), net, isPad }));
}

function hullOf(points: readonly (readonly [number, number])[]): Points {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (ordered: readonly (readonly [number, number])[]) => {
    const hull: (readonly [number, number])[] = [];
    for (const point of ordered) {
      for (;;) {
        const [a, b] = [hull[hull.length - 2], hull[hull.length - 1]];
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        hull.pop();
      }
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())].flat();
}

const pairsOf = (points: Points) =>
  points.flatMap((x, index) => (index % 2 === 0 ? [[x, points[index + 1] ?? 0] as const] : []));

function sweptSolids({ aperture, points }: Draw): readonly Solid[] {
  const corners = aperture.primitives.flatMap(({ points: each }) => pairsOf(each));
  const solids: Solid[] = [];
  for (let index = 0; index < points.length - 2 || index === 0; index += 2) {
    const ends = pairsOf(points.slice(index, index + 4));
    const swept = ends.flatMap(([x, y]) => corners.map(([cx, cy]) => [x + cx, y + cy] as const));
    solids.push(solidOf(hullOf(swept), 0, true));
  }
  return solids;
}

function drawShape(draw: Draw): Shape | undefined {
  const { aperture, points, net } = draw;
  const width = aperture.strokeWidth;
  if (!(width > 0)) return undefined;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points;
  const isPoint = points.length === 4 && x1 === x2 && y1 === y2;
  const isRound = aperture.isCircle || aperture.primitives.some(({ radius }) => radius > 0);
  const solids = isRound ? [solidOf(isPoint ? [x1, y1] : points, width / 2, false)] : sweptSolids(draw);
  const shape: Shape = {
    solids,
    cuts: [],
    bounds: unite(solids),
    net,
    isPad: isPoint && !isNoPad(aperture.apertureFunction),
  };
  return isPoint || !isRound ? shape : { ...shape, stroke: { points, width } };
}

const regionShape = ({ contour, net, apertureFunction }: Region): Shape => {
  const solids = [solidOf(contour, 0, true)];
  return { solids, cuts: [], bounds: unite(solids), net, isPad: isPadFunction(apertureFunction) };
};

export function shapesOf(object: GraphicalObject): readonly Shape[] {
  if (object.kind === 'flash') return flashShapes(object).filter(({ bounds }) => !isEmpty(bounds));
  const shape = object.kind === 'draw' ? drawShape(object) : regionShape(object);
  return shape && !isEmpty(shape.bounds) ? [shape] : [];
}

export function shapeContains({ solids, cuts, bounds }: Shape, x: number, y: number): boolean {
  if (x < bounds.minX || x > bounds.maxX || y < bounds.minY || y > bounds.maxY) return false;
  return solids.some((solid) => solidContains(solid, x, y)) && !cuts.some((cut) => solidContains(cut, x, y));
}
