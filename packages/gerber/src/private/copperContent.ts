import type { Bounds, ReadDataSet } from '../reading.ts';
import type { IdentifiedFile } from './dataSet.ts';
import { PadIndex } from './drills/padIndex.ts';
import { extend, noBounds } from './geometry.ts';
import type { GraphicalObject, Plot } from './gerber/plot.ts';

/** A copper layer with something on it. */
export interface CopperFile extends IdentifiedFile {
  plot: Plot;
}

export const isCopper = (file: IdentifiedFile): file is CopperFile =>
  file.layer.function === 'copper' && (file.plot?.objects.length ?? 0) > 0;

/** The number of copper layers: those that X2 numbers, and files of copper that have no number. */
export function countCopperLayers(
  copper: readonly CopperFile[],
): Pick<ReadDataSet, 'copperLayers' | 'copperLayersFoundBy'> {
  const stated = copper.filter(({ foundBy, layer }) => foundBy === 'stated-by-x2' && layer.number !== undefined);
  const numbers = new Set(stated.map(({ layer }) => layer.number));
  return {
    copperLayers: numbers.size + copper.length - stated.length,
    copperLayersFoundBy: stated.length === copper.length && copper.length > 0 ? 'stated-by-x2' : 'files-with-copper',
  };
}

const extendBy = (bounds: Bounds, object: GraphicalObject) => {
  if (object.kind === 'draw') extend(bounds, object.points, 0, 0, object.aperture.strokeWidth / 2);
  else if (object.kind === 'region') extend(bounds, object.contour);
  else for (const { points, radius } of object.aperture.primitives) extend(bounds, points, object.x, object.y, radius);
};

/** The extents of what a plot draws. */
export function boundsOfPlot({ objects }: Plot): Bounds {
  const bounds = noBounds();
  for (const object of objects) if (object.isDark) extendBy(bounds, object);
  return bounds;
}

/** More points say no more about which outline is theirs. */
const maxPoints = 3000;

/** Every n-th of many points. */
export function sampled(points: readonly number[]): readonly number[] {
  const step = Math.ceil(points.length / 2 / maxPoints);
  return step <= 1 ? points : points.filter((_, index) => Math.floor(index / 2) % step === 0);
}

/** The centres of the pads, and where holes can be expected. */
export function findPads(copper: readonly CopperFile[]): { centres: readonly number[]; pads: PadIndex } {
  const pads = new PadIndex();
  const centres: number[] = [];
  for (const { plot } of copper) {
    for (const object of plot.objects) {
      if (object.kind !== 'flash' || !object.isDark) continue;
      pads.add(object.x, object.y);
      centres.push(object.x, object.y);
    }
  }
  if (centres.length >= 8) return { centres, pads };
  const points = copper.flatMap(({ plot }) =>
    plot.objects.flatMap((object) => (object.kind === 'draw' ? object.points.slice(0, 2) : [])),
  );
  return { centres: [...centres, ...points], pads };
}
