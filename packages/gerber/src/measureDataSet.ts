import type { OpenedDataSet } from './openDataSet.ts';
import { measureBoard, type OpenedFiles } from './private/measureBoard.ts';
import type { Reading } from './reading.ts';

/**
 * Measures tracks, gaps, annular rings, paste and the distance to the edge. Awaits `pause` before each layer and
 * figure.
 */
export async function measureDataSet({ opened, overview }: OpenedDataSet): Promise<Reading> {
  // The parsed files are not part of the public API.
  const files = opened as OpenedFiles;
  const reading = await measureBoard(files, overview);
  return files.run.shouldStop() ? { status: 'refused', reason: 'stopped' } : reading;
}
