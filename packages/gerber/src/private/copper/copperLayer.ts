import Flatbush from 'flatbush';
import type { Bounds } from '../../reading.ts';
import type { CopperFile } from '../copperContent.ts';
import { boundaryOf } from './clip.ts';
import { EdgeList } from './edges.ts';
import { shapeContains, shapesOf, type Shape } from './shape.ts';
import { solidContains, withChords } from './solid.ts';

export interface CopperLayer {
  file: CopperFile;
  shapes: readonly Shape[];
  edges: EdgeList;
  /** The offset of its shapes in the numbering of all layers. */
  offset: number;
  edgeTree: Flatbush;
  shapeTree: Flatbush;
}

const overlap = (a: Bounds, b: Bounds) => a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;

/** A layer with more clear sides is a painted image, not a board, and would exhaust memory. */
const maxCutSides = 3_000_000;

/** Assigns each clear shape to the earlier dark shapes that it meets. Returns false on timeout. */
function cutShapes(all: readonly { shape: Shape; isDark: boolean }[], isOver: () => boolean): boolean {
  const dark = all.flatMap(({ shape, isDark }, order) => (isDark ? [{ shape, order }] : []));
  const clear = all.flatMap(({ shape, isDark }, order) => (isDark ? [] : [{ shape, order }]));
  if (dark.length === 0 || clear.length === 0) return true;
  const tree = new Flatbush(dark.length);
  for (const { shape } of dark) tree.add(shape.bounds.minX, shape.bounds.minY, shape.bounds.maxX, shape.bounds.maxY);
  tree.finish();
  let count = 0;
  for (const { shape: cut, order } of clear) {
    if (count > maxCutSides || isOver()) return false;
    const { minX, minY, maxX, maxY } = cut.bounds;
    const solids = cut.solids.flatMap((solid) => withChords(solid));
    for (const index of tree.search(minX, minY, maxX, maxY)) {
      const hit = dark[index];
      if (!hit || hit.order > order) continue;
      for (const solid of solids) {
        if (!overlap(solid.bounds, hit.shape.bounds)) continue;
        hit.shape.cuts.push(solid);
        count += solid.points.length / 2;
      }
    }
  }
  return true;
}

const isErased = ({ solids, cuts }: Shape) => {
  const [x = 0, y = 0] = solids[0]?.points ?? [];
  return cuts.some((cut) => solidContains(cut, x, y));
};

export function copperLayer(
  file: CopperFile,
  offset: number,
  board: Bounds | undefined,
  isOver: () => boolean,
): CopperLayer | 'empty' | undefined {
  const all = file.plot.objects.flatMap((object) =>
    shapesOf(object)
      .filter(({ bounds }) => !board || overlap(bounds, board))
      .map((shape) => ({ shape, isDark: object.isDark })),
  );
  if (!cutShapes(all, isOver)) return undefined;
  const shapes: Shape[] = [];
  const edges = new EdgeList();
  for (const { shape, isDark } of all) {
    if (!isDark) continue;
    if (shape.cuts.length > 0) {
      shape.solids = shape.solids.flatMap((solid) => withChords(solid));
      const boundary = boundaryOf(shape, isOver);
      if (!boundary) return undefined;
      if (boundary.length === 0 && isErased(shape)) continue;
      for (const line of boundary) edges.addLine(shapes.length, line);
    } else for (const solid of shape.solids) edges.addSolid(shapes.length, solid);
    shapes.push(shape);
  }
  if (edges.length === 0) return 'empty';
  const shapeTree = new Flatbush(shapes.length);
  for (const { bounds } of shapes) shapeTree.add(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY);
  shapeTree.finish();
  return { file, shapes, edges, offset, edgeTree: edges.index(), shapeTree };
}

export const shapesAt = ({ shapes, shapeTree }: CopperLayer, x: number, y: number): readonly number[] =>
  shapeTree.search(x, y, x, y).filter((index) => shapeContains(shapes[index] as Shape, x, y));
