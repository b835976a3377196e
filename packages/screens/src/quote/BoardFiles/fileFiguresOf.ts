import type { LayerFunction, ReadDataSet, Reading, RefusedDataSet } from '@pcb/gerber/reading';
import { boardSides, type FileFigures } from '@pcb/quoting/fileFigures';
import type { ReadBoard } from './boardReading.ts';
import { filesOfBoard } from './filesOfBoard.ts';
import { holeFiguresOf, valueOf } from './holeFigures.ts';

const sidesWith = (board: ReadDataSet, name: LayerFunction) =>
  boardSides.filter((side) =>
    filesOfBoard(board).some(({ layer, objects }) => layer.function === name && layer.side === side && objects > 0),
  );

function sizeOf({ size, boards }: ReadDataSet, chosen: number): FileFigures['size'] {
  if (!size || size.foundBy === 'copper-extents') return null;
  const { width, height } = boards[chosen] ?? size;
  return [width, height];
}

/** `chosen` is the index of a board if the outline has several. */
const fileFiguresOf = (board: ReadDataSet, chosen: number): FileFigures => ({
  size: sizeOf(board, chosen),
  copperLayers: board.copperLayers,
  smallestTrack: valueOf(board.smallestTrack),
  smallestGap: valueOf(board.smallestGap),
  holes: { finished: holeFiguresOf(board, 'finished'), drill: holeFiguresOf(board, 'drill') },
  copperToEdge: valueOf(board.copperToEdge),
  pasteAreaPerPerimeter:
    board.smallestPasteAperture.status === 'measured' ? board.smallestPasteAperture.areaPerPerimeter : null,
  hasHalfHoles: (board.halfHoles ?? 0) > 0,
  holesWithoutPlating: board.holeSizes
    .filter(({ plating }) => plating === 'not-stated')
    .reduce((sum, { holes, slots }) => sum + holes + slots, 0),
  maskSides: sidesWith(board, 'soldermask'),
  legendSides: sidesWith(board, 'legend'),
  pasteSides: sidesWith(board, 'paste'),
});

export function withFigures(board: Reading): ReadBoard | RefusedDataSet {
  if (board.status === 'refused') return board;
  const figures = Array.from({ length: Math.max(1, board.boards.length) }, (_, index) => fileFiguresOf(board, index));
  return { status: 'read', board, figures };
}
