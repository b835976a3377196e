import { measureDataSet } from './measureDataSet.ts';
import { openDataSet } from './openDataSet.ts';
import type { InputFile, Reading, ReadingOptions } from './reading.ts';

/**
 * Reads a data set, as a zip or its files. It takes up to 20 seconds, so run it in a worker. It returns a refusal for
 * unreadable data, and rejects only if code fails to load.
 */
export async function readDataSet(input: readonly InputFile[], options: ReadingOptions = {}): Promise<Reading> {
  const opened = await openDataSet(input, options);
  return opened.status === 'refused' ? opened : measureDataSet(opened);
}
