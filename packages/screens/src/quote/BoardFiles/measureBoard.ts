import { measureDataSet } from '@pcb/gerber/measureDataSet';
import type { OpenedDataSet } from '@pcb/gerber/openDataSet';
import type { RefusedDataSet } from '@pcb/gerber/reading';
import type { ReadBoard } from './boardReading.ts';
import { withFigures } from './fileFiguresOf.ts';

export const measureBoard = async (opened: OpenedDataSet): Promise<ReadBoard | RefusedDataSet> =>
  withFigures(await measureDataSet(opened));
