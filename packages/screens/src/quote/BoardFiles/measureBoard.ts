import { measureDataSet } from '@pcb/gerber/measureDataSet';
import type { OpenedDataSet } from '@pcb/gerber/openDataSet';
import type { RefusedDataSet } from '@pcb/gerber/reading';
import type { ReadBoard } from './boardReading.ts';
import { withFigures } from './fileFiguresOf.ts';

/** Lets the worker answer the messages that wait. */
const turn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Measures the copper of a board, and lets the worker paint meanwhile. */
export async function measureBoard(opened: OpenedDataSet): Promise<ReadBoard | RefusedDataSet> {
  const measuring = measureDataSet(opened);
  let step = measuring.next();
  while (!step.done) {
    await turn();
    step = measuring.next();
  }
  return withFigures(step.value);
}
