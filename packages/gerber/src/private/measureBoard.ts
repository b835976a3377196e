import { layerSources, type LayerFunction, type LayerPicture, type ReadDataSet, type ReadingNote } from '../reading.ts';
import { measureCopper } from './copper/measureCopper.ts';
import { boundsOfPlot, countCopperLayers, findPads, isCopper, isNegative, isPaste, sampled } from './copperContent.ts';
import type { IdentifiedFile } from './dataSet.ts';
import { countHalfHoles } from './drills/countHalfHoles.ts';
import { findSmallestDrill, holePositions, readDrills, sumHoleSizes } from './drills/readDrills.ts';
import { extend, isEmpty, noBounds } from './geometry.ts';
import { findBoard, type FoundOutline, type OutlineSource } from './outline/findBoard.ts';
import { smallestPasteAperture } from './paste/smallestPasteAperture.ts';
import { hasImage, pictureOf, type PlottedFile } from './picture.ts';
import type { Run } from './run.ts';

/** Layers that can have a frame around the board, the most likely first. Frames on legends are decoration. */
const framed: readonly LayerFunction[] = ['drawing', 'other'];

/** The plots of a function, starting with those that state it themselves. */
const sourcesOf = (files: readonly IdentifiedFile[], name: LayerFunction): readonly OutlineSource[] =>
  files
    .filter(({ layer }) => layer.function === name)
    .toSorted((a, b) => layerSources.indexOf(a.foundBy) - layerSources.indexOf(b.foundBy) || (a.name < b.name ? -1 : 1))
    .flatMap(({ name: file, plot }) => (plot ? [{ name: file, plot }] : []));

const outlineNotes = (outline: FoundOutline | undefined, isLate: boolean): readonly ReadingNote[] => {
  if (isLate && !outline?.isClosed) return [{ code: 'out-of-time', missing: ['outline'] }];
  if (!outline || outline.size.foundBy === 'copper-extents') return [{ code: 'no-outline' }];
  const { size, boards, isClosed } = outline;
  if (!isClosed) return [{ code: 'outline-not-closed', file: size.file ?? '' }];
  return boards.length > 1 ? [{ code: 'several-boards', count: boards.length }] : [];
};

/** The pictures of as many files as the time allows. */
function drawPictures(files: readonly PlottedFile[], run: Run): readonly LayerPicture[] {
  const pictures: LayerPicture[] = [];
  for (const [index, file] of files.entries()) {
    if (run.isOutOfTime() || run.shouldStop()) break;
    run.report('picture', 0.42 + (0.03 * index) / files.length, file.name);
    pictures.push(pictureOf(file));
  }
  return pictures;
}

/** The figures of a set. */
export function measureBoard(files: readonly IdentifiedFile[], run: Run): Omit<ReadDataSet, 'status' | 'files'> {
  run.report('outline', 0.4);
  const copper = files.filter(isCopper);
  const { centres, pads } = findPads(copper);
  const copperBounds = noBounds();
  for (const { plot } of copper) {
    const { minX, minY, maxX, maxY } = boundsOfPlot(plot);
    if (minX <= maxX) extend(copperBounds, [minX, minY, maxX, maxY]);
  }
  const profiles = sourcesOf(files, 'profile');
  const near = { ...copperBounds };
  for (const { plot } of profiles) {
    const { minX, minY, maxX, maxY } = boundsOfPlot(plot);
    if (minX <= maxX) extend(near, [minX, minY, maxX, maxY]);
  }
  const { tools, notes: drillNotes } = readDrills(files, pads, isEmpty(near) ? undefined : near);
  let isOutlineLate = false;
  const outline = findBoard(
    profiles,
    framed.flatMap((name) => sourcesOf(files, name)),
    {
      holes: sampled(holePositions(tools)),
      copper: sampled(centres),
      copperBounds,
    },
    () => (isOutlineLate = run.isOutOfTime() || run.shouldStop()),
  );
  const isOutline = outline !== undefined && outline.size.foundBy !== 'copper-extents';
  const bounds = isOutline ? outline.size.bounds : undefined;
  const boards = outline?.boards ?? [];
  // Before the figures: on a busy machine the budget may not last for both, and a board is recognised by its picture.
  const plots = files.filter(hasImage);
  const pictures = drawPictures(plots, run);
  const positive = copper.filter((file) => !isNegative(file));
  const within = { boards, bounds: boards.length > 1 ? undefined : bounds };
  const paste = files.filter(isPaste).filter((file) => !isNegative(file));
  const pasteAperture = smallestPasteAperture({ paste, ...within }, () => run.isOutOfTime() || run.shouldStop());
  const measured = measureCopper({ copper: positive, tools, ...within }, run);
  const isPasteLate = pasteAperture.status === 'missing' && pasteAperture.reason === 'out-of-time';
  const { copperLayers, copperLayersFoundBy, twice } = countCopperLayers(copper);
  return {
    size: outline?.size,
    boards,
    copperLayers,
    copperLayersFoundBy,
    tools,
    holeSizes: sumHoleSizes(tools),
    halfHoles: countHalfHoles(tools, boards),
    smallestDrill: findSmallestDrill(tools),
    ...measured.figures,
    smallestPasteAperture: pasteAperture,
    pictures,
    notes: [
      ...outlineNotes(outline, isOutlineLate),
      ...(copper.length === 0 ? [{ code: 'no-copper' } as const] : []),
      ...twice,
      ...copper.filter(isNegative).map(({ name: file }) => ({ code: 'negative-copper', file }) as const),
      ...files.flatMap(({ name: file, foundBy, plot }) =>
        plot && foundBy === 'none' ? [{ code: 'layer-not-identified', file } as const] : [],
      ),
      ...drillNotes,
      ...measured.notes,
      ...(isPasteLate ? [{ code: 'out-of-time', missing: ['paste'] } as const] : []),
      ...(pictures.length < plots.length ? [{ code: 'out-of-time', missing: ['picture'] } as const] : []),
    ],
  };
}
