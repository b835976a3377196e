import { openDataSet } from '@pcb/gerber/openDataSet';
import type { BoardOverview, InputFile, ReadingOptions, RefusedDataSet } from '@pcb/gerber/reading';
import type { ReadBoard } from './boardReading.ts';

export { type PaintBoard, painterOf, type PictureRequest } from '../BoardPicture/paintBoard.ts';

const yieldToMessages = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

export interface StepOptions extends Omit<ReadingOptions, 'pause'> {
  /** Called once the outline, the holes and the pictures are known, before the copper is measured. */
  onOverview: (overview: BoardOverview) => void;
}

/** Like `readBoard`, with pauses in which a worker can paint. Loads the measuring code on demand. */
export async function readBoardInSteps(
  files: readonly InputFile[],
  { onOverview, ...options }: StepOptions,
): Promise<ReadBoard | RefusedDataSet> {
  const opened = await openDataSet(files, { ...options, pause: yieldToMessages });
  if (opened.status === 'refused') return opened;
  onOverview(opened.overview);
  const { measureBoard } = await import('./measureBoard.ts');
  return measureBoard(opened);
}
