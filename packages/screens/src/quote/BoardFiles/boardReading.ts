import type { BoardOverview, Layer, ReadDataSet, ReadingProgress, RefusedDataSet } from '@pcb/gerber/reading';
import type { FileFigures } from '@pcb/quoting/fileFigures';
import type { PaintBoard } from '../BoardPicture/paintBoard.ts';

export interface BoardFile {
  /** The name, with the path inside a dropped folder. */
  name: string;
  file: File;
}

export interface FailedReading {
  status: 'refused';
  /** The browser could not read a file from disk, or terminated the worker, for example when memory ran out. */
  reason: 'file-unavailable' | 'reader-ended';
  file?: string;
}

/** A data set that was read, with the figures of each of its boards. */
export interface ReadBoard {
  status: 'read';
  board: ReadDataSet;
  figures: readonly FileFigures[];
}

export interface ReadingBoard {
  status: 'reading';
  /** `undefined` until the reader reports. */
  progress: ReadingProgress | undefined;
  /** Available before the copper is measured. */
  overview?: BoardOverview | undefined;
}

export type BoardReading = { status: 'idle' } | ReadingBoard | ReadBoard | RefusedDataSet | FailedReading;

/** The layers that the customer assigned, by file name. */
export type CorrectedLayers = Readonly<Record<string, Layer>>;

export interface BoardFilesState {
  /** The result so far, or the reason why reading failed. */
  reading: BoardReading;
  /** Paints the board, for example in the worker that read it. @default paints on the main thread */
  paint?: PaintBoard | undefined;
  /** The names of the files as chosen. */
  names: readonly string[];
  /** Called with the chosen or dropped files: a zip, or the files of a data set. */
  onFiles: (files: readonly BoardFile[]) => void;
  /** Called when reading is cancelled, and when the files are removed. */
  onClear: () => void;
  /** The names of the boards if the files contain several (`dataSets` of the reading); otherwise empty. */
  dataSets: readonly string[];
  /** The name of the board that is read. */
  dataSet: string | undefined;
  /** Called with the name of the chosen board. The host then reads the files again for this board. */
  onDataSetChange: (dataSet: string) => void;
  /** The layers that the customer has corrected. */
  layers: CorrectedLayers;
  /** Called with all corrections when the customer changes a layer. The host then reads the files again. */
  onLayersChange: (layers: CorrectedLayers) => void;
}
