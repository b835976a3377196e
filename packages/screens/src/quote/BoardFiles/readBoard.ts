import { readDataSet } from '@pcb/gerber/readDataSet';
import type { InputFile, ReadingOptions, RefusedDataSet } from '@pcb/gerber/reading';
import type { ReadBoard } from './boardReading.ts';
import { withFigures } from './fileFiguresOf.ts';

export type {
  BoardFile,
  BoardFilesState,
  BoardReading,
  CorrectedLayers,
  FailedReading,
  ReadBoard,
  ReadingBoard,
} from './boardReading.ts';

/**
 * Reads a data set, and the figures that the forms compare with. It takes up to 20 seconds without a pause: a worker that
 * paints as well calls `readBoardInSteps`. It fails only if
 * code that the files need does not load.
 */
export const readBoard = async (
  files: readonly InputFile[],
  options: ReadingOptions = {},
): Promise<ReadBoard | RefusedDataSet> => withFigures(await readDataSet(files, options));
