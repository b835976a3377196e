import type { Bounds, DataSetFile, Layer, LayerPicture, Place, BoardOverview } from '@pcb/gerber/reading';
import type { BoardSide } from '@pcb/quoting/fileFigures';

/** A side with all of its layers, or one file as seen from above. */
export type BoardView = BoardSide | { file: string };

export const isSide = (view: BoardView): view is BoardSide => typeof view === 'string';

const layerOf = (board: BoardOverview, file: string): Layer | undefined =>
  board.files.find(({ name }) => name === file)?.layer;

export const visibleFiles = ({ files, pictures, tools }: BoardOverview): readonly DataSetFile[] =>
  files.filter(({ name }) => pictures.some(({ file }) => file === name) || tools.some(({ file }) => file === name));

/** Falls back to the top side if the data set has no such file. */
export const viewIn = (board: BoardOverview, view: BoardView): BoardView =>
  isSide(view) || visibleFiles(board).some(({ name }) => name === view.file) ? view : 'top';

/** The file of a place, as a view. `undefined` if it is not in a file. */
export const viewOfPlace = (board: BoardOverview, { file }: Place): BoardView | undefined =>
  file !== undefined && visibleFiles(board).some(({ name }) => name === file) ? { file } : undefined;

export const isIncomplete = ({ notes }: BoardOverview): boolean =>
  notes.some(
    (note) => note.code === 'out-of-time' && note.missing.some((step) => step === 'files' || step === 'picture'),
  );

/** Whether a place is visible in a view. Holes and outlines are visible on both sides. */
export function isPlaceIn(board: BoardOverview, { file }: Place, view: BoardView): boolean {
  if (file === undefined) return true;
  if (!isSide(view)) return file === view.file;
  const layer = layerOf(board, file);
  return layer?.side === undefined || layer.side === view;
}

export const picturesOf = (
  board: BoardOverview,
  layerFunction: Layer['function'],
  side: BoardSide,
): readonly LayerPicture[] =>
  board.pictures.filter(({ file }) => {
    const layer = layerOf(board, file);
    return layer?.function === layerFunction && layer.side === side;
  });

const union = (all: readonly Bounds[]): Bounds | undefined =>
  all.length === 0
    ? undefined
    : {
        minX: Math.min(...all.map(({ minX }) => minX)),
        minY: Math.min(...all.map(({ minY }) => minY)),
        maxX: Math.max(...all.map(({ maxX }) => maxX)),
        maxY: Math.max(...all.map(({ maxY }) => maxY)),
      };

export const boundsOf = ({ boards, size, pictures }: BoardOverview): Bounds | undefined =>
  union(boards.map(({ bounds }) => bounds)) ?? size?.bounds ?? union(pictures.map(({ bounds }) => bounds));

/** Includes drawings that are larger than the board. */
export function boundsOfView(board: BoardOverview, view: BoardView): Bounds | undefined {
  const bounds = boundsOf(board);
  const picture = isSide(view) ? undefined : board.pictures.find(({ file }) => file === view.file);
  return union([bounds, picture?.bounds].filter((each) => each !== undefined));
}
