import { measureDataSet } from './measureDataSet.ts';
import { openDataSet } from './openDataSet.ts';
import type { InputFile, Reading, ReadingOptions } from './reading.ts';

/**
 * Reads a fabrication data set: a zip, or its files. It takes up to 20 seconds and belongs in a worker. It never throws;
 * what cannot be read is refused.
 */
export function readDataSet(input: readonly InputFile[], options: ReadingOptions = {}): Reading {
  const opened = openDataSet(input, options);
  if (opened.status === 'refused') return opened;
  const measuring = measureDataSet(opened);
  for (;;) {
    const step = measuring.next();
    if (step.done) return step.value;
  }
}
