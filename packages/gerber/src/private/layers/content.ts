import type { Layer } from '../../reading.ts';
import { boundsOfPlot, isCopper } from '../copperContent.ts';
import { PadIndex } from '../drills/padIndex.ts';
import { contains, isEmpty } from '../geometry.ts';
import type { Plot } from '../gerber/plot.ts';
import type { IdentifiedFile } from '../parsedFile.ts';

/** Fewer flashes or strokes are not conclusive. */
const minObjects = 3;

const openingShare = 0.5;

const flashesOf = ({ objects }: Plot): readonly number[] =>
  objects.flatMap((object) => (object.kind === 'flash' ? [object.x, object.y] : []));

function sideUnder(flashes: readonly number[], files: readonly IdentifiedFile[]): 'top' | 'bottom' | undefined {
  const [top = 0, bottom = 0] = (['top', 'bottom'] as const).map((side) => {
    const pads = new PadIndex();
    for (const { plot, layer } of files.filter(isCopper)) {
      const places = layer.side === side ? flashesOf(plot) : [];
      for (let index = 0; index < places.length; index += 2) pads.add(places[index] ?? 0, places[index + 1] ?? 0);
    }
    return pads.shareOf(flashes);
  });
  if (Math.max(top, bottom) < openingShare || top === bottom) return undefined;
  return top > bottom ? 'top' : 'bottom';
}

/** A mask has openings only over pads; a legend has strokes of one width. */
function layerOfContent(plot: Plot, files: readonly IdentifiedFile[]): Layer | undefined {
  const flashes = flashesOf(plot);
  const draws = plot.objects.filter((object) => object.kind === 'draw');
  if (draws.length === 0 && flashes.length >= 2 * minObjects) {
    const side = sideUnder(flashes, files);
    const isTaken = files.some(({ layer }) => layer.function === 'soldermask' && layer.side === side);
    return { function: isTaken ? 'paste' : 'soldermask', ...(side && { side }) };
  }
  const widths = new Set(draws.map(({ aperture }) => aperture.strokeWidth));
  if (flashes.length > 0 || draws.length < minObjects || widths.size > 1) return undefined;
  // Strokes around all copper can be the outline.
  const copper = files.filter(isCopper).map((file) => boundsOfPlot(file.plot));
  const bounds = boundsOfPlot(plot);
  const isAround = copper.every((each) => isEmpty(each) || contains(bounds, each));
  return isAround ? undefined : { function: 'legend' };
}

export const identifyByContent = (files: readonly IdentifiedFile[]): readonly IdentifiedFile[] =>
  files.map((file) => {
    const layer = file.plot && file.foundBy === 'none' ? layerOfContent(file.plot, files) : undefined;
    return layer ? { ...file, layer, foundBy: 'content' } : file;
  });
