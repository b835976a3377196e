import type { Bounds, ReadDataSet, ReadingNote } from '../reading.ts';
import { PadIndex } from './drills/padIndex.ts';
import { boundsOf, extend, isEmpty, noBounds } from './geometry.ts';
import type { GraphicalObject, Plot } from './gerber/plot.ts';
import type { IdentifiedFile } from './parsedFile.ts';

export interface CopperFile extends IdentifiedFile {
  plot: Plot;
}

export const isCopper = (file: IdentifiedFile): file is CopperFile =>
  file.layer.function === 'copper' && (file.plot?.objects.length ?? 0) > 0;

export const isPaste = (file: IdentifiedFile): file is CopperFile =>
  file.layer.function === 'paste' && (file.plot?.objects.length ?? 0) > 0;

const keyOf = ({ name, foundBy, layer: { side, number } }: CopperFile) => {
  if (side === 'top' || side === 'bottom') return side;
  return foundBy === 'stated-by-x2' && number !== undefined ? `L${number}` : name;
};

export function countCopperLayers(
  copper: readonly CopperFile[],
): Pick<ReadDataSet, 'copperLayers' | 'copperLayersFoundBy'> & { twice: readonly ReadingNote[] } {
  const byKey = new Map<string, string>();
  const twice: ReadingNote[] = [];
  for (const file of copper) {
    const key = keyOf(file);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, file.name);
    else twice.push({ code: 'layer-twice', files: [known, file.name] });
  }
  const isStated = copper.length > 0 && copper.every(({ foundBy }) => foundBy === 'stated-by-x2');
  return { copperLayers: byKey.size, copperLayersFoundBy: isStated ? 'stated-by-x2' : 'files-with-copper', twice };
}

/** Altium uses this extension only for internal planes, which are always negative. */
const isPlane = ({ name, foundBy }: CopperFile) => foundBy !== 'stated-by-x2' && /\.gp\d+$/i.test(name);

export const isNegative = (file: CopperFile) => file.plot.filePolarity === 'negative' || isPlane(file);

const extendBy = (bounds: Bounds, object: GraphicalObject) => {
  if (object.kind === 'draw') extend(bounds, object.points, 0, 0, object.aperture.strokeWidth / 2);
  else if (object.kind === 'region') extend(bounds, object.contour);
  else for (const { points, radius } of object.aperture.primitives) extend(bounds, points, object.x, object.y, radius);
};

const extents = new WeakMap<Plot, Bounds>();

export function boundsOfPlot(plot: Plot): Bounds {
  const known = extents.get(plot);
  if (known) return known;
  const bounds = noBounds();
  for (const object of plot.objects) if (object.isDark) extendBy(bounds, object);
  extents.set(plot, bounds);
  return bounds;
}

/** In mm. Copper further away from all pads may be a frame or text. */
const nearPads = 2;

export function boundsOfCopper(copper: readonly CopperFile[]): Bounds {
  const pads = noBounds();
  const near = noBounds();
  for (const { plot } of copper) {
    for (const object of plot.objects) if (object.kind === 'flash' && object.isDark) extendBy(pads, object);
  }
  const isFar = (object: GraphicalObject) => {
    if (object.kind !== 'draw' || isEmpty(pads)) return false;
    const { minX, minY, maxX, maxY } = boundsOf(object.points);
    const [dx, dy] = [Math.max(minX - pads.maxX, pads.minX - maxX), Math.max(minY - pads.maxY, pads.minY - maxY)];
    return Math.max(dx, dy) > nearPads;
  };
  for (const { plot } of copper) {
    for (const object of plot.objects) if (object.isDark && !isFar(object)) extendBy(near, object);
  }
  return near;
}

/** More points do not help to match the outline. */
const maxPoints = 3000;

export function samplePoints(points: readonly number[]): readonly number[] {
  const step = Math.ceil(points.length / 2 / maxPoints);
  return step <= 1 ? points : points.filter((_, index) => Math.floor(index / 2) % step === 0);
}

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
