import type { FileFigures } from '@pcb/quoting/fileFigures';
import type { BoardOverview, Layer, ReadDataSet, ReadingProgress, RefusedDataSet } from '@pcb/gerber/reading';
import type { PaintBoard } from '../BoardPicture/paintBoard.ts';

/** A file as the customer chose it. */
export interface BoardFile {
  /** The name, with the folders of a dropped folder. */
  name: string;
  file: File;
}

/** Why nothing was read although the files may be in order. */
export interface FailedReading {
  status: 'refused';
  /** The browser could not read a file from the disk, or ended the reader, as it does when memory runs out. */
  reason: 'file-unavailable' | 'reader-ended';
  file?: string;
}

/** A data set that was read, with what the forms compare of each of its boards. */
export interface ReadBoard {
  status: 'read';
  board: ReadDataSet;
  /** One for each board of the outline, and at least one. */
  figures: readonly FileFigures[];
}

/** A data set that is being read. */
export interface ReadingBoard {
  status: 'reading';
  /** `undefined` until the reader reports. */
  progress: ReadingProgress | undefined;
  /** What is known before the copper is measured, once it is. */
  overview?: BoardOverview | undefined;
}

/** The reading of the customer's fabrication files, in the browser. */
export type BoardReading = { status: 'idle' } | ReadingBoard | ReadBoard | RefusedDataSet | FailedReading;

/** What the customer says that files are, by name. */
export type CorrectedLayers = Readonly<Record<string, Layer>>;

/** A reading, and what the host does for it. */
export interface BoardFilesState {
  /** What was read so far, or why nothing was. */
  reading: BoardReading;
  /** Paints what was read, in the worker that has read it. @default on the main thread */
  paint?: PaintBoard | undefined;
  /** The names of the files as they were chosen. */
  names: readonly string[];
  /** Called with the chosen or dropped files: a zip, or the files of a data set. */
  onFiles: (files: readonly BoardFile[]) => void;
  /** Called when reading is cancelled, and when the files are removed. */
  onClear: () => void;
  /** The names of the boards, where the files are of several: those of `dataSets` of what was read. Else empty. */
  dataSets: readonly string[];
  /** The one of them that is read. */
  dataSet: string | undefined;
  /** Called with the name of the board that is chosen. The files are then read again, for this board. */
  onDataSetChange: (dataSet: string) => void;
  /** What the customer corrected so far. */
  layers: CorrectedLayers;
  /** Called with all corrections when the customer says what layer a file is. The files are then read again. */
  onLayersChange: (layers: CorrectedLayers) => void;
}
