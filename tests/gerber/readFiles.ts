import { readDataSet } from '@pcb/gerber/readDataSet';
import type { Figure, InputFile, Reading, ReadDataSet } from '@pcb/gerber/reading';

/** @throws the reason why the files are refused. */
export function asRead(reading: Reading): ReadDataSet {
  if (reading.status !== 'read') throw new Error(reading.reason);
  return reading;
}

/** @throws the reason why the files are refused. */
export const readFiles = async (...files: readonly InputFile[]) => asRead(await readDataSet(files));

/** The value with at most `digits` decimals, or the reason why there is none. */
export const valueOf = (figure: Figure, digits = 3): number | string =>
  figure.status === 'measured' ? Number(figure.value.toFixed(digits)) : figure.reason;
