/**
 * What `readDataSet`, `openDataSet` and `measureDataSet` take and return. Lengths are in millimetres, in the coordinates of the files (y runs up). Everything
 * can be cloned into another thread. Reasons and findings are codes; words for them are up to the caller.
 */
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

/** What a board is before its copper is measured. */
export interface BoardOverview {
  /** All files, including those that are no fabrication data, and those of other boards. */
  files: readonly DataSetFile[];
  /** The names of the data sets, where the files are of several boards, the fullest first; else empty. */
  dataSets: readonly string[];
  /** The one of them that was read. `other-data-set` lists the files of the others. */
  dataSet: string | undefined;
  /** `undefined` if nothing has a size. Check `foundBy`: `copper-extents` is a guess. */
  size: BoardSize | undefined;
  /** The boards of the outline, largest first. Empty if there is no closed one. */
  boards: readonly BoardOutline[];
  copperLayers: number;
  copperLayersFoundBy: 'stated-by-x2' | 'files-with-copper';
  /** Holes by file, size and plating, each with its places. */
  tools: readonly DrillTool[];
  /** Holes by size and plating over all files, smallest first. */
  holeSizes: readonly HoleSize[];
  smallestDrill: Figure;
  pictures: readonly LayerPicture[];
  notes: readonly ReadingNote[];
}

/** A data set that was read. Figures can be missing. */
export interface ReadDataSet extends BoardOverview {
  status: 'read';
  /** Plated holes that the outline cuts in half. `undefined` if the time ran out. */
  halfHoles: number | undefined;
  smallestTrack: Figure;
  /** Of 0.05 mm and more; what is closer is in `nearlyTouching`. */
  smallestGap: Figure;
  gaps: readonly LayerGap[];
  nearlyTouching: readonly NearlyTouching[];
  /** The smallest annular ring: the copper beyond the diameter in the file. Negative where the hole leaves its pad. */
  smallestRing: Figure;
  /** That of each diameter, for callers that drill another one. Rings that are wider by more than 0.2 mm are left out. */
  rings: readonly SizeRing[];
  /**
   * The smallest distance of copper from the centre lines of the outline and its cutouts, which the router follows; 0 where
   * copper crosses them. Places are on the outline. With several boards it is that of the nearest.
   */
  copperToEdge: Figure;
  smallestPasteAperture: PasteAperture;
}

/** Formats that are not Gerber, which other programs write. */
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
  /** No bytes at all. */
  'empty',
  /** More than 25 MB. */
  'too-large',
  /** More than 100 MB unpacked. */
  'too-large-unpacked',
  /** More than 200 files. */
  'too-many-files',
  /** A zip in a zip in a zip. */
  'nested-archives',
  'encrypted',
  'damaged-archive',
  'rar',
  '7z',
  /** A tar, gzip or another archive that is no zip. */
  'other-archive',
  /** A file of another kind, in `format`. */
  'foreign-format',
  /** Neither Gerber nor drill files. */
  'no-fabrication-data',
  /** `shouldStop` or the signal stopped it. */
  'stopped',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** A data set that cannot be read. */
export interface RefusedDataSet {
  status: 'refused';
  reason: RefusalReason;
  /** Of a `foreign-format`. */
  format?: ForeignFormat;
  /** The file that is the reason. */
  file?: string;
}

export type Reading = ReadDataSet | RefusedDataSet;

/** What is being done. */
export type ReadingStep = 'unpack' | 'parse' | 'outline' | 'tracks' | 'gap' | 'ring' | 'picture';

export interface ReadingProgress {
  step: ReadingStep;
  /** The file that is being read. */
  file?: string;
  /** The share that is done, from 0 to 1. */
  share: number;
}

export interface ReadingOptions {
  /** The layers that the user has assigned, by file name. */
  layers?: Readonly<Record<string, Layer>>;
  /** The name of the data set to read, where the files are of several boards. @default the fullest */
  dataSet?: string;
  /** Called before each step and file. */
  onProgress?: (progress: ReadingProgress) => void;
  /** Asked between files and every few thousand objects. In a worker a message cannot arrive meanwhile, so read a shared flag or end the worker. */
  shouldStop?: () => boolean;
  /** Awaited before each layer and figure of the copper: a worker that lets its messages in meanwhile can answer them. */
  pause?: () => Promise<void>;
  /** The time for the gap, in milliseconds. @default 5000 */
  gapBudget?: number;
  /** The time for everything, in milliseconds: files have 60 % of it. @default 20000 */
  totalBudget?: number;
  /** The clock, in milliseconds. @default performance.now */
  now?: () => number;
}
