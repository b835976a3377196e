import { openDataSet } from '@pcb/gerber/openDataSet';
import type { BoardOverview, InputFile, ReadingOptions, RefusedDataSet } from '@pcb/gerber/reading';
import type { ReadBoard } from './boardReading.ts';

export { type PaintBoard, painterOf, type PictureRequest } from '../BoardPicture/paintBoard.ts';

/** Lets the worker answer the messages that wait. */
const turn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** How to read, and whom to tell. */
export interface StepOptions extends Omit<ReadingOptions, 'pause'> {
  /** Called once the outline, the holes and the pictures are known, before the copper is measured. */
  onOverview: (overview: BoardOverview) => void;
}

/**
 * Reads a data set in a worker, and the figures that the forms compare with. It takes up to 20 seconds, but pauses while it
 * measures, so that the worker can paint what is known. The code that measures loads only then.
 */
export async function readBoardInSteps(
  files: readonly InputFile[],
  { onOverview, ...options }: StepOptions,
): Promise<ReadBoard | RefusedDataSet> {
  const opened = await openDataSet(files, { ...options, pause: turn });
  if (opened.status === 'refused') return opened;
  onOverview(opened.overview);
  const { measureBoard } = await import('./measureBoard.ts');
  return measureBoard(opened);
}
