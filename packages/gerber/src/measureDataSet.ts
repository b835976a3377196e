import type { OpenedDataSet } from './openDataSet.ts';
import { measureBoard, type OpenedFiles } from './private/measureBoard.ts';
import type { Reading } from './reading.ts';

/**
 * Measures the copper and the paste of a data set that was opened: tracks, gaps, annular rings, the distance from the edge.
 * It yields before each layer and figure, so that a worker can answer messages in between, and returns the reading.
 */
export function* measureDataSet({ opened, overview }: OpenedDataSet): Generator<undefined, Reading, void> {
  // The parsed files are no part of the public API.
  const files = opened as OpenedFiles;
  const reading = yield* measureBoard(files, overview);
  return files.run.shouldStop() ? { status: 'refused', reason: 'stopped' } : reading;
}
