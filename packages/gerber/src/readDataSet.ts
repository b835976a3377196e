import type { InputFile, Reading, ReadingOptions } from './reading.ts';

/** Reads a fabrication data set: a zip, or its files. It never throws; what cannot be read is refused. */
export function readDataSet(_files: readonly InputFile[], _options: ReadingOptions = {}): Reading {
  return { status: 'refused', reason: 'no-fabrication-data' };
}
