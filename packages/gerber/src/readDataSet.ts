import { measureDataSet } from './measureDataSet.ts';
import { openDataSet } from './openDataSet.ts';
import type { InputFile, Reading, ReadingOptions } from './reading.ts';

/**
 * Reads a fabrication data set: a zip, or its files. It takes up to 20 seconds and belongs in a worker. What
 * cannot be read is refused. It fails only if code that the files need does not load.
 */
export async function readDataSet(input: readonly InputFile[], options: ReadingOptions = {}): Promise<Reading> {
  const opened = await openDataSet(input, options);
  return opened.status === 'refused' ? opened : measureDataSet(opened);
}
