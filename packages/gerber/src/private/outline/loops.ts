import type { Bounds } from '../../reading.ts';
import { boundsOf, contains, reversed, signedArea } from '../geometry.ts';
import type { Points } from '../gerber/plot.ts';
import type { TimeLimit } from './timeLimit.ts';

export interface Loop {
  points: Points;
  area: number;
  bounds: Bounds;
}

/** In mm. */
const samePoint = 0.01;
/** In mm². Smaller loops are letters or rounding errors. */
const minArea = 0.05;

/** The cost of a line in steps, for cell names, sets and lists. */
const stepsOfLine = 1000;

interface Edge {
  from: number;
  to: number;
  points: Points;
}

class Nodes {
  readonly x: number[] = [];
  readonly y: number[] = [];
  private readonly cells = new Map<string, number[]>();

  at(x: number, y: number): number {
    const [column, row] = [Math.floor(x / samePoint), Math.floor(y / samePoint)];
    for (let cx = column - 1; cx <= column + 1; cx += 1) {
      for (let cy = row - 1; cy <= row + 1; cy += 1) {
        const found = this.cells.get(`${cx},${cy}`)?.find((node) => {
          return Math.hypot((this.x[node] ?? 0) - x, (this.y[node] ?? 0) - y) <= samePoint;
        });
        if (found !== undefined) return found;
      }
    }
    const node = this.x.push(x) - 1;
    this.y.push(y);
    const key = `${column},${row}`;
    this.cells.set(key, [...(this.cells.get(key) ?? []), node]);
    return node;
  }
}

function edgesOf(lines: readonly Points[], isOver: TimeLimit): { edges: Edge[]; nodes: Nodes; closed: Points[] } {
  const nodes = new Nodes();
  const edges = new Map<string, Edge>();
  const closed: Points[] = [];
  for (const points of lines) {
    if (isOver(stepsOfLine + points.length)) break;
    const last = points.length - 2;
    const from = nodes.at(points[0] ?? 0, points[1] ?? 0);
    const to = nodes.at(points[last] ?? 0, points[last + 1] ?? 0);
    if (from === to) {
      if (points.length >= 8) closed.push(points.slice(0, last));
      continue;
    }
    const middle = Math.floor(points.length / 4) * 2;
    const [x, y] =
      points.length === 4
        ? [((points[0] ?? 0) + (points[2] ?? 0)) / 2, ((points[1] ?? 0) + (points[3] ?? 0)) / 2]
        : [points[middle] ?? 0, points[middle + 1] ?? 0];
    const ends = from < to ? `${from},${to}` : `${to},${from}`;
    edges.set(`${ends},${Math.round(x * 20)},${Math.round(y * 20)}`, { from, to, points });
  }
  return { edges: [...edges.values()], nodes, closed };
}

function joinEnds(edges: readonly Edge[], nodes: Nodes, tolerance: number) {
  const degrees = new Map<number, number>();
  for (const { from, to } of edges) {
    degrees.set(from, (degrees.get(from) ?? 0) + 1);
    degrees.set(to, (degrees.get(to) ?? 0) + 1);
  }
  const free = [...degrees].filter(([, degree]) => degree === 1).map(([node]) => node);
  // With more free ends, it is a drawing instead of an outline.
  if (free.length > 2000) return;
  const distance = (a: number, b: number) =>
    Math.hypot((nodes.x[a] ?? 0) - (nodes.x[b] ?? 0), (nodes.y[a] ?? 0) - (nodes.y[b] ?? 0));
  const pairs = free.flatMap((a, index) =>
    free.slice(index + 1).flatMap((b) => {
      const length = distance(a, b);
      return length <= tolerance ? [{ a, b, length }] : [];
    }),
  );
  const joined = new Map<number, number>();
  const used = new Set<number>();
  for (const { a, b } of pairs.toSorted((p, q) => p.length - q.length)) {
    if (used.has(a) || used.has(b)) continue;
    used.add(a).add(b);
    joined.set(b, a);
  }
  for (const edge of edges) {
    edge.from = joined.get(edge.from) ?? edge.from;
    edge.to = joined.get(edge.to) ?? edge.to;
  }
}

/** Drops dead ends, such as extension lines of dimensions. */
function withoutDeadEnds(edges: readonly Edge[]): Edge[] {
  const at = new Map<number, Set<Edge>>();
  const edgesAt = (node: number) => at.get(node) ?? new Set<Edge>();
  for (const edge of edges) {
    at.set(edge.from, edgesAt(edge.from).add(edge));
    at.set(edge.to, edgesAt(edge.to).add(edge));
  }
  const dead = new Set<Edge>();
  const queue = [...at.keys()];
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    const around = edgesAt(node);
    const [only] = around;
    if (around.size !== 1 || !only) continue;
    dead.add(only);
    edgesAt(only.from).delete(only);
    edgesAt(only.to).delete(only);
    queue.push(only.from, only.to);
  }
  return edges.filter((edge) => !dead.has(edge));
}

interface HalfEdge {
  to: number;
  points: Points;
  angle: number;
  twin?: HalfEdge;
  /** The position around its node, counter-clockwise. */
  order: number;
  isVisited: boolean;
}

const halfEdge = (to: number, points: Points): HalfEdge => ({
  to,
  points,
  angle: Math.atan2((points[3] ?? 0) - (points[1] ?? 0), (points[2] ?? 0) - (points[0] ?? 0)),
  order: 0,
  isVisited: false,
});

function facesOf(edges: readonly Edge[]): Points[] {
  const from = new Map<number, HalfEdge[]>();
  const all: HalfEdge[] = [];
  const leave = (node: number, half: HalfEdge) => {
    const list = from.get(node);
    if (list) list.push(half);
    else from.set(node, [half]);
  };
  for (const { from: start, to, points } of edges) {
    if (start === to) continue;
    const [forth, back] = [halfEdge(to, points), halfEdge(start, reversed(points))];
    forth.twin = back;
    back.twin = forth;
    leave(start, forth);
    leave(to, back);
    all.push(forth, back);
  }
  for (const list of from.values()) {
    list.sort((a, b) => a.angle - b.angle);
    for (const [order, half] of list.entries()) half.order = order;
  }
  /** Turning as far left as possible keeps the face on the left. */
  const next = ({ to, twin }: HalfEdge) => {
    const list = from.get(to) ?? [];
    return list[((twin?.order ?? 0) + list.length - 1) % list.length];
  };
  const faces: Points[] = [];
  for (const start of all) {
    const points: number[] = [];
    for (let at: HalfEdge | undefined = start; at && !at.isVisited; at = next(at)) {
      at.isVisited = true;
      for (let index = 0; index < at.points.length - 2; index += 1) points.push(at.points[index] ?? 0);
    }
    if (points.length >= 6) faces.push(points);
  }
  return [
    ...faces,
    ...edges.flatMap(({ from: start, to, points }) => (start === to && points.length >= 6 ? [points] : [])),
  ];
}

const isSame = (a: Loop, b: Loop) =>
  Math.abs(a.area - b.area) <= 0.001 * a.area &&
  contains(a.bounds, b.bounds, 0.05) &&
  contains(b.bounds, a.bounds, 0.05);

export const loopOf = (points: Points): Loop => {
  const area = signedArea(points);
  return { points: area < 0 ? reversed(points) : points, area: Math.abs(area), bounds: boundsOf(points) };
};

export function findLoops(lines: readonly Points[], tolerance: number, isOver: TimeLimit): readonly Loop[] {
  const { edges, nodes, closed } = edgesOf(lines, isOver);
  if (isOver(0)) return [];
  joinEnds(edges, nodes, tolerance);
  const faces = facesOf(withoutDeadEnds(edges));
  const loops = [...closed, ...faces].map(loopOf).filter(({ area }) => area >= minArea);
  const different: Loop[] = [];
  for (const loop of loops.toSorted((a, b) => a.area - b.area)) {
    // The face and the outside of the same lines are one loop.
    if (!different.slice(-20).some((other) => isSame(loop, other))) different.push(loop);
  }
  return different;
}
