/** Lengths are in mm, in the coordinates of the files (y points up). Everything can be cloned into another thread. */
import type {
  BoardOutline,
  BoardSize,
  DrillTool,
  Figure,
  HoleSize,
  LayerGap,
  NearlyTouching,
  PasteAperture,
  SizeRing,
} from './figures.ts';
import type { DataSetFile, Layer } from './files.ts';
import type { ReadingNote } from './notes.ts';
import type { LayerPicture } from './picture.ts';

export * from './figures.ts';
export * from './files.ts';
export type * from './notes.ts';
export type * from './picture.ts';

/** A board whose copper has not been measured. */
export interface BoardOverview {
  /** All files, including files of other boards and files that are not fabrication data. */
  files: readonly DataSetFile[];
  /** The names of the data sets if there are several boards, the most complete first; otherwise empty. */
  dataSets: readonly string[];
  /** The data set that was read. `other-data-set` lists the files of the others. */
  dataSet: string | undefined;
  /** `undefined` if nothing has a size. Check `foundBy`: `copper-extents` is a guess. */
  size: BoardSize | undefined;
  /** Largest first. Empty without a closed outline. */
  boards: readonly BoardOutline[];
  copperLayers: number;
  copperLayersFoundBy: 'stated-by-x2' | 'files-with-copper';
  tools: readonly DrillTool[];
  /** The sizes in all files, smallest first. */
  holeSizes: readonly HoleSize[];
  smallestDrill: Figure;
  pictures: readonly LayerPicture[];
  notes: readonly ReadingNote[];
}

export interface ReadDataSet extends BoardOverview {
  status: 'read';
  /** Plated holes that the outline cuts in half. `undefined` if the time ran out. */
  halfHoles: number | undefined;
  smallestTrack: Figure;
  /** At least 0.05 mm; closer copper is in `nearlyTouching`. */
  smallestGap: Figure;
  gaps: readonly LayerGap[];
  nearlyTouching: readonly NearlyTouching[];
  /** The copper outside the diameter in the file. Negative if the hole breaks out of its pad. */
  smallestRing: Figure;
  /** The smallest ring of each diameter. Rings more than 0.2 mm wider are left out. */
  rings: readonly SizeRing[];
  /**
   * The distance from copper to the centre lines of outline and cutouts, which the router follows; 0 if copper crosses
   * them. Places are on the outline. If there are several boards, it is to the nearest one.
   */
  copperToEdge: Figure;
  smallestPasteAperture: PasteAperture;
}

export const foreignFormats = [
  'odb++',
  'ipc-2581',
  'kicad-board',
  'altium-board',
  'eagle-board',
  'cadence-board',
  'pdf',
  'step',
  'dxf',
  'image',
] as const;
export type ForeignFormat = (typeof foreignFormats)[number];

export const refusalReasons = [
  'empty',
  /** More than 25 MB. */
  'too-large',
  /** More than 100 MB unpacked. */
  'too-large-unpacked',
  /** More than 200 files. */
  'too-many-files',
  'nested-archives',
  'encrypted',
  'damaged-archive',
  'rar',
  '7z',
  /** A tar, gzip or any other archive except zip. */
  'other-archive',
  /** A file of another kind; see `format`. */
  'foreign-format',
  'no-fabrication-data',
  /** Stopped by `shouldStop` or the signal. */
  'stopped',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export interface RefusedDataSet {
  status: 'refused';
  reason: RefusalReason;
  /** Only for `foreign-format`. */
  format?: ForeignFormat;
  file?: string;
}

export type Reading = ReadDataSet | RefusedDataSet;

export type ReadingStep = 'unpack' | 'parse' | 'outline' | 'tracks' | 'gap' | 'ring' | 'picture';

export interface ReadingProgress {
  step: ReadingStep;
  file?: string;
  /** From 0 to 1. */
  share: number;
}

export interface ReadingOptions {
  /** The layers that the user has assigned, by file name. */
  layers?: Readonly<Record<string, Layer>>;
  /** The data set to read if there are several. @default the most complete */
  dataSet?: string;
  /** Called before each step and file. */
  onProgress?: (progress: ReadingProgress) => void;
  /** Called every few thousand objects. A worker gets no messages while it reads: read a shared flag or end it. */
  shouldStop?: () => boolean;
  /** Awaited before each layer and figure of the copper, so that a worker can respond to messages. */
  pause?: () => Promise<void>;
  /** The time for gaps, in milliseconds. @default 5000 */
  gapBudget?: number;
  /** The time for everything, in milliseconds; 60 % of it is for files. @default 20000 */
  totalBudget?: number;
  /** Returns the time in milliseconds. @default performance.now */
  now?: () => number;
}
