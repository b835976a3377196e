import { readDataSet } from '@pcb/gerber/readDataSet';
import type { Figure, InputFile, ReadDataSet } from '@pcb/gerber/reading';

/** @throws the reason why the files are refused. */
export async function readFiles(...files: readonly InputFile[]): Promise<ReadDataSet> {
  const reading = await readDataSet(files);
  if (reading.status !== 'read') throw new Error(reading.reason);
  return reading;
}

/** The value with at most `digits` decimals, or the reason why there is none. */
export const valueOf = (figure: Figure, digits = 3): number | string =>
  figure.status === 'measured' ? Number(figure.value.toFixed(digits)) : figure.reason;
