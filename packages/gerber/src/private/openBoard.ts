import {
  layerSources,
  type BoardOverview,
  type Bounds,
  type LayerFunction,
  type LayerPicture,
  type ReadingNote,
} from '../reading.ts';
import { boundsOfCopper, countCopperLayers, findPads, isCopper, isNegative, samplePoints } from './copperContent.ts';
import { findSmallestDrill, holePositions, readDrillFiles, sumDrills, sumHoleSizes } from './drills/readDrills.ts';
import { extend, isEmpty } from './geometry.ts';
import { countOutside } from './outline/countOutside.ts';
import { centreLines, findBoard, type FoundOutline, type OutlineSource } from './outline/findBoard.ts';
import { routesOf, withoutOutline } from './outline/routes.ts';
import type { IdentifiedFile } from './parsedFile.ts';
import { hasImage, pictureOf, type PlottedFile } from './picture.ts';
import type { Run } from './run.ts';

/** Layers that can have a frame around the board, most likely first. Frames on legends are only decoration. */
const framed: readonly LayerFunction[] = ['drawing', 'other'];

const sourcesOf = (files: readonly IdentifiedFile[], name: LayerFunction): readonly OutlineSource[] =>
  files
    .filter(({ layer }) => layer.function === name)
    .toSorted((a, b) => layerSources.indexOf(a.foundBy) - layerSources.indexOf(b.foundBy) || (a.name < b.name ? -1 : 1))
    .flatMap(({ name: file, plot }) => (plot ? [{ name: file, lines: centreLines(plot) }] : []));

const outlineNotes = (outline: FoundOutline | undefined, isLate: boolean): readonly ReadingNote[] => {
  if (isLate && !outline?.isClosed) return [{ code: 'out-of-time', missing: ['outline'] }];
  if (!outline || outline.size.foundBy === 'copper-extents') return [{ code: 'no-outline' }];
  const { size, boards, isClosed, isNested } = outline;
  if (!isClosed) return [{ code: 'outline-not-closed', file: size.file ?? '' }];
  return boards.length > 1
    ? [{ code: 'several-boards', count: boards.length, ...(isNested && { isPanel: true }) }]
    : [];
};

const notIdentified = ({ name: file, foundBy, plot, layer }: IdentifiedFile): readonly ReadingNote[] =>
  plot && (foundBy === 'none' || foundBy === 'content')
    ? [{ code: 'layer-not-identified', file, ...(foundBy === 'content' && { takenFor: layer }) }]
    : [];

function drawPictures(files: readonly PlottedFile[], run: Run): readonly LayerPicture[] {
  const pictures: LayerPicture[] = [];
  for (const [index, file] of files.entries()) {
    if (run.isOutOfTime() || run.shouldStop()) break;
    run.report('picture', 0.42 + (0.03 * index) / files.length, file.name);
    pictures.push(pictureOf(file));
  }
  return pictures;
}

export interface OpenBoard {
  overview: Omit<BoardOverview, 'files' | 'dataSets' | 'dataSet'>;
  bounds: Bounds | undefined;
}

export function openBoard(files: readonly IdentifiedFile[], run: Run): OpenBoard {
  run.report('outline', 0.4);
  const copper = files.filter(isCopper);
  const { centres, pads } = findPads(copper);
  const copperBounds = boundsOfCopper(copper);
  const profiles = sourcesOf(files, 'profile');
  const near = { ...copperBounds };
  for (const { lines } of profiles) for (const points of lines) extend(near, points);
  const { drilled, notes: fileNotes } = readDrillFiles(files, pads, isEmpty(near) ? undefined : near);
  const holes = holePositions(drilled);
  let isOutlineLate = false;
  const isOver = () => run.isOutOfTime() || run.shouldStop();
  const outline = findBoard(
    { profiles, routes: routesOf(drilled), others: framed.flatMap((name) => sourcesOf(files, name)) },
    { holes: samplePoints(holes), copper: samplePoints(centres), copperBounds },
    () => (isOutlineLate = isOver()),
  );
  const isOutline = outline !== undefined && outline.size.foundBy !== 'copper-extents';
  const bounds = isOutline ? outline.size.bounds : undefined;
  const boards = outline?.boards ?? [];
  const { tools, notes: drillNotes } = sumDrills(withoutOutline(drilled, boards));
  // Pictures come before figures: on a slow machine the time may not suffice for both, and users recognise a board by
  // its picture.
  const plots = files.filter(hasImage);
  const pictures = drawPictures(plots, run);
  const { copperLayers, copperLayersFoundBy, twice } = countCopperLayers(copper);
  const overview: OpenBoard['overview'] = {
    size: outline?.size,
    boards,
    copperLayers,
    copperLayersFoundBy,
    tools,
    holeSizes: sumHoleSizes(tools),
    smallestDrill: findSmallestDrill(tools),
    pictures,
    notes: [
      ...outlineNotes(outline, isOutlineLate),
      ...countOutside({ holes: tools.flatMap((tool) => [...tool.holes]), pads: centres }, boards, isOver),
      ...(copper.length === 0 ? [{ code: 'no-copper' } as const] : []),
      ...twice,
      ...copper.filter(isNegative).map(({ name: file }) => ({ code: 'negative-copper', file }) as const),
      ...files.flatMap(notIdentified),
      ...fileNotes,
      ...drillNotes,
      ...(pictures.length < plots.length ? [{ code: 'out-of-time', missing: ['picture'] } as const] : []),
    ],
  };
  return { overview, bounds };
}
