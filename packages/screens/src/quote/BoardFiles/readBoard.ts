import { readDataSet } from '@pcb/gerber/readDataSet';
import type { InputFile, ReadingOptions, RefusedDataSet } from '@pcb/gerber/reading';
import type { ReadBoard } from './boardReading.ts';
import { fileFiguresOf } from './fileFiguresOf.ts';

export { type PaintBoard, painterOf, type PictureRequest } from '../BoardPicture/paintBoard.ts';
export type {
  BoardFile,
  BoardFilesState,
  BoardReading,
  CorrectedLayers,
  FailedReading,
  ReadBoard,
} from './boardReading.ts';

/**
 * Reads a data set, and the figures that the forms compare with. It takes up to 20 seconds: call it in a worker. It
 * never throws.
 */
export function readBoard(files: readonly InputFile[], options: ReadingOptions): ReadBoard | RefusedDataSet {
  const board = readDataSet(files, options);
  if (board.status === 'refused') return board;
  const figures = Array.from({ length: Math.max(1, board.boards.length) }, (_, index) => fileFiguresOf(board, index));
  return { status: 'read', board, figures };
}
