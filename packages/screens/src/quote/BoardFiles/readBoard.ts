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
 * Reads a data set and the figures for the forms. Blocks for up to 20 seconds: in a worker that also paints, use
 * `readBoardInSteps`. Rejects only if code fails to load.
 */
export const readBoard = async (
  files: readonly InputFile[],
  options: ReadingOptions = {},
): Promise<ReadBoard | RefusedDataSet> => withFigures(await readDataSet(files, options));
