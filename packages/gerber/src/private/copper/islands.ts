import type { DrillTool } from '../../reading.ts';
import { signedArea } from '../geometry.ts';
import type { CopperLayer } from './copperLayer.ts';
import { shapeContains, type Shape } from './shape.ts';
import { distanceToLine } from './solid.ts';

/** In mm: the rounding error between touching edges. */
const contact = 1e-6;
/** In mm: where shapes are tested around a contact. */
const around = 1e-4;

export class Islands {
  private readonly parents: Int32Array;
  private readonly padded = new Set<number>();

  constructor(count: number) {
    this.parents = Int32Array.from({ length: count }, (_, index) => index);
  }

  find(shape: number): number {
    const { parents } = this;
    let root = shape;
    while (parents[root] !== root) root = parents[root] ?? root;
    for (let at = shape; parents[at] !== root;) {
      const next = parents[at] ?? root;
      parents[at] = root;
      at = next;
    }
    return root;
  }

  join(a: number, b: number) {
    const [first, second] = [this.find(a), this.find(b)];
    if (first !== second) this.parents[Math.max(first, second)] = Math.min(first, second);
  }

  addPad(shape: number) {
    this.padded.add(shape);
  }

  withPads(): ReadonlySet<number> {
    return new Set(Array.from(this.padded, (shape) => this.find(shape)));
  }
}

const checkEvery = 2048;

/** Whether two touching edges run along each other, as in a pour made of strips. Corners and circles only meet. */
function runsAlong({ edges }: CopperLayer, a: number, b: number): boolean {
  const [ax, ay, bx, by] = edges.line(a);
  const [cx, cy, dx, dy] = edges.line(b);
  const length = Math.hypot(bx - ax, by - ay);
  const otherLength = Math.hypot(dx - cx, dy - cy);
  if (length < around || otherLength < around) return false;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const sine = Math.abs(ux * (dy - cy) - uy * (dx - cx)) / otherLength;
  const along = [(cx - ax) * ux + (cy - ay) * uy, (dx - ax) * ux + (dy - ay) * uy] as const;
  return sine < 1e-4 && Math.min(length, Math.max(...along)) - Math.max(0, Math.min(...along)) > around;
}

/** Tests overlap at two touching edges, because overlapping rectangles of one height have no crossing edges. */
function overlapAt(layer: CopperLayer, a: number, b: number): boolean {
  const { edges, shapes } = layer;
  if (runsAlong(layer, a, b)) return true;
  const [first, second] = [shapes[edges.shapeOf(a)] as Shape, shapes[edges.shapeOf(b)] as Shape];
  const { x, y } = edges.closest(a, b);
  return [0, 1, 2, 3, 4, 5, 6, 7].some((index) => {
    const angle = (index + 0.3) * (Math.PI / 4);
    const [px, py] = [x + around * Math.cos(angle), y + around * Math.sin(angle)];
    return shapeContains(first, px, py) && shapeContains(second, px, py);
  });
}

export function joinTouching(layer: CopperLayer, islands: Islands, isOver: () => boolean): boolean {
  const { edges, edgeTree, shapes, shapeTree, offset } = layer;
  for (let edge = 0; edge < edges.length; edge += 1) {
    if (edge % checkEvery === 0 && isOver()) return false;
    const shape = edges.shapeOf(edge);
    for (const other of edges.near(edgeTree, edge, contact)) {
      if (other <= edge) continue;
      const otherShape = edges.shapeOf(other);
      if (otherShape === shape) continue;
      if (islands.find(shape + offset) === islands.find(otherShape + offset)) continue;
      const distance = edges.distance(edge, other);
      if (distance > contact) continue;
      const overlaps = distance < -contact || overlapAt(layer, edge, other);
      if (overlaps) islands.join(shape + offset, otherShape + offset);
    }
  }
  // Joins shapes inside others whose edges are far away.
  for (let index = 0; index < shapes.length; index += 1) {
    if (index % checkEvery === 0 && isOver()) return false;
    const [x, y] = pointOn(shapes[index] as Shape);
    for (const other of shapeTree.search(x, y, x, y)) {
      if (other === index || islands.find(index + offset) === islands.find(other + offset)) continue;
      if (shapeContains(shapes[other] as Shape, x, y) && shapeContains(shapes[index] as Shape, x, y)) {
        islands.join(index + offset, other + offset);
      }
    }
  }
  return true;
}

function pointOn({ solids }: Shape): readonly [number, number] {
  const [solid] = solids;
  const [x1 = 0, y1 = 0, x2 = x1, y2 = y1] = solid?.points ?? [];
  if (!solid?.isArea) return [x1, y1];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const side = signedArea(solid.points) < 0 ? -around : around;
  return [(x1 + x2) / 2 - (side * (y2 - y1)) / length, (y1 + y2) / 2 + (side * (x2 - x1)) / length];
}

export function joinNets({ shapes, offset }: CopperLayer, islands: Islands, nets: Map<string, number>) {
  for (const [index, { net, isPad }] of shapes.entries()) {
    if (isPad) islands.addPad(index + offset);
    if (net === undefined) continue;
    const known = nets.get(net);
    if (known === undefined) nets.set(net, index + offset);
    else islands.join(known, index + offset);
  }
}

const reaches = (layer: CopperLayer, shape: number, x: number, y: number, radius: number): boolean => {
  const { shapes, edges, edgeTree } = layer;
  if (shapeContains(shapes[shape] as Shape, x, y)) return true;
  return edgeTree.search(x - radius, y - radius, x + radius, y + radius).some((edge) => {
    if (edges.shapeOf(edge) !== shape) return false;
    return distanceToLine(x, y, ...edges.line(edge)) - edges.radiusOf(edge) < radius;
  });
};

/** Joins the shapes that each plated barrel touches, across all layers. */
export function joinThroughHoles(layers: readonly CopperLayer[], tools: readonly DrillTool[], islands: Islands) {
  for (const { diameter, plating, holes } of tools) {
    if (plating === 'non-plated') continue;
    const radius = diameter / 2;
    for (let index = 0; index < holes.length; index += 2) {
      const [x = 0, y = 0] = [holes[index], holes[index + 1]];
      let first: number | undefined;
      for (const layer of layers) {
        for (const shape of layer.shapeTree.search(x - radius, y - radius, x + radius, y + radius)) {
          if (!reaches(layer, shape, x, y, radius)) continue;
          if (first === undefined) first = shape + layer.offset;
          else islands.join(first, shape + layer.offset);
        }
      }
      if (first !== undefined && plating === 'plated') islands.addPad(first);
    }
  }
}
